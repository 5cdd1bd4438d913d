import TabAnimated
import UIKit

/// A list whose skeleton is made as soon as the list has its size, and shown when it loads.
final class PreparedPage: ContactListPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.prepareTabAnimation()
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}
