public import UIKit

/// A list of items; a tap on one takes it out.
public final class PriceListController: UITableViewController {
    /// The items, in the order of the list.
    public private(set) var items: [Item]

    /// Creates a list of items.
    public init(items: [Item]) {
        self.items = items
        super.init(style: .plain)
        title = "Prices"
    }

    public required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PriceCell.self, forCellReuseIdentifier: "price")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 48
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath)
        (cell as? PriceCell)?.show(items[indexPath.row])
        return cell
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
    }
}
