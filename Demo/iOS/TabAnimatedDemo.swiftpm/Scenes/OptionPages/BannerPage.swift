import TabAnimated
import UIKit

/// A section comes above one that loads, and the app says so: the skeleton goes on where its section is now.
final class BannerPage: TablePage {
    private var banners: [[Contact]] = []
    private var contacts: [Contact] = []

    override var answerTimes: [TimeInterval] { [1, 3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News from friends"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(
            cellClass: ContactCell.self, cellHeight: 80, count: 3, inSections: [0])
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 1) { $0.showBanner() }
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }

    private func showBanner() {
        guard banners.isEmpty else { return }
        banners = [[Contact(name: "Welcome back", note: "Two friends have moved", hue: 0.3)]]
        tableView.tabAnimationSectionsWillChange(inserting: [0])
        tableView.insertSections([0], with: .none)
    }

    private var sections: [[Contact]] { banners + [contacts] }
}

extension BannerPage: UITableViewDataSource {
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
