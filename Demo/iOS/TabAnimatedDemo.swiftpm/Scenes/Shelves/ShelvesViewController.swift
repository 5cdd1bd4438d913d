import TabAnimated
public import UIKit

/// A table whose cells hold shelves that scroll sideways, with cards that have a model or without.
public final class ShelvesViewController: UIViewController, ContentScreen {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let cellClass: ShelfCell.Type
    private var shelves: [String] = []

    /// Creates the screen.
    ///
    /// - Parameter cardsHaveModel: Whether the lists of cards have skeletons of their own.
    public init(cardsHaveModel: Bool = true) {
        cellClass = cardsHaveModel ? ShelfCell.self : PictureShelfCell.self
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        cellClass = ShelfCell.self
        super.init(coder: coder)
    }

    public var coveredViews: [UIView] { [tableView] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelves"
        view.backgroundColor = .systemBackground
        tableView.register(cellClass, forCellReuseIdentifier: "shelf")
        tableView.rowHeight = 264
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        tableView.tabAnimated = TableAnimated(cellClass: cellClass)
        tableView.tabAnimated?.adjust { $0.animation(named: "titleLabel").width(150) }
    }

    public func showContent() {
        shelves = ["By the water", "In the hills", "For one night"]
        tableView.reloadData()
    }
}

extension ShelvesViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        let places = Place.samples
        let start = indexPath.row * 2 % places.count
        (cell as? ShelfCell)?.show(shelves[indexPath.row], Array(places[start...] + places[..<start]))
        return cell
    }
}
