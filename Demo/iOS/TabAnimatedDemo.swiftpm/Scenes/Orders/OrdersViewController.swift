import TabAnimated
public import UIKit

/// A table of orders that loads.
public final class OrdersViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var orders: [Order] = []

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        view.backgroundColor = .systemBackground
        tableView.register(OrderCell.self, forCellReuseIdentifier: "order")
        tableView.estimatedRowHeight = 100
        tableView.dataSource = self
        view.fill(with: tableView)
        tableView.tabAnimated = TableAnimated(cellClass: OrderCell.self)
    }

    public func showContent() {
        orders = Order.samples
        tableView.reloadData()
    }
}

extension OrdersViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        orders.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
        (cell as? OrderCell)?.show(orders[indexPath.row])
        return cell
    }
}
