import TabAnimated
import UIKit

/// A section that loads above one that is there already: its skeleton has room, and what follows stands below.
final class RoomPage: TablePage {
    private var sections: [[Contact]] = [[], Array(Contact.samples.prefix(2))]

    override var answerTimes: [TimeInterval] { [3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Friends"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(
            cellClass: ContactCell.self, cellHeight: 80, count: 3, inSections: [0])
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.sections[0] = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }
}

extension RoomPage: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        (cell as? ContactCell)?.show(sections[indexPath.section][indexPath.row])
        return cell
    }
}
