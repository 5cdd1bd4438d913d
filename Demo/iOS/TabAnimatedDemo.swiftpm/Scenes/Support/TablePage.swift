import UIKit

/// A page that is filled by a table.
///
/// The table's cells are made by their classes: a subclass registers each under its name.
class TablePage: DemoPage {
    let tableView: UITableView

    override var coveredViews: [UIView] { [tableView] }

    init(style: UITableView.Style = .plain) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        tableView = UITableView(frame: .zero, style: .plain)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }
}
