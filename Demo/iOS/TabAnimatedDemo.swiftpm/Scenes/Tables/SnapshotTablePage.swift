import TabAnimated
import UIKit

/// A table with a diffable data source: the answer is a snapshot, applied when the cover is gone.
final class SnapshotTablePage: TablePage {
    private var dataSource: UITableViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
            if let contact = Contact.samples.first(where: { $0.name == name }) {
                (cell as? ContactCell)?.show(contact)
            }
            return cell
        }
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self)
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(Contact.samples.map(\.name))
            page.dataSource?.apply(snapshot, animatingDifferences: false)
            page.tableView.endTabAnimation(transition: .crossDissolve(0.2))
        }
    }
}
