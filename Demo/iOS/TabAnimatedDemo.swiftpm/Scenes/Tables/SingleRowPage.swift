import TabAnimated
import UIKit

/// One row loads between rows that are there.
final class SingleRowPage: ContactListPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        contacts = Contact.samples
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
        tableView.tabAnimated = TableAnimated(rows: [1: CellAnimated(ContactCell.self).height(80)])
        tableView.tabAnimated?.adjust { cell in
            cell.animation(1).width(140)
            cell.animation(2).width(210)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            let newest = Contact(name: "Harbour office", note: "Your berth is number nine", hue: 0.83)
            page.contacts = [Contact.samples[0], newest] + Contact.samples.dropFirst()
            page.tableView.endTabAnimation(row: 1, reloading: true, transition: .crossDissolve(0.2))
        }
    }
}
