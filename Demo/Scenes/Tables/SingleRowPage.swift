import TabAnimated
import UIKit

/// One row loads between rows that are there.
final class SingleRowPage: TablePage {
    private var newest: Contact?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 84, bottom: 0, right: 0)
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(rows: [1: ContactCell.self], cellHeight: 80)
        tableView.tabAnimated?.adjust { cell in
            cell.animation(1).width(140)
            cell.animation(2).width(210)
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.newest = Contact(name: "Harbour office", note: "Your berth is number nine", hue: 0.83)
            page.tableView.endTabAnimation(atRow: 1, transition: .crossDissolve(0.2))
        }
    }

    /// What the table shows: the newest message takes the second place as soon as it is there.
    private var contacts: [Contact] {
        guard let newest else { return Contact.samples }
        return [Contact.samples[0], newest] + Contact.samples.dropFirst()
    }
}

extension SingleRowPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        (cell as? ContactCell)?.show(contacts[indexPath.row])
        return cell
    }
}
