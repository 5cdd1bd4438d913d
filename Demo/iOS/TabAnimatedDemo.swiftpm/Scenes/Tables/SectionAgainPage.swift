import TabAnimated
import UIKit

/// Two sections that load with their headers; the second one loads again, and its header stays as it is.
final class SectionAgainPage: TablePage {
    private var friends: [Contact] = []
    private var neighbors: [Contact] = []

    override var answerTimes: [TimeInterval] { [3, 5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Friends"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.register(AccentHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderTopPadding = 0
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tabAnimated = TableAnimated(
            sections: [2, 4].map { count in
                SectionAnimated(
                    cellClass: ContactCell.self, cellHeight: 80, count: count,
                    header: .init(AccentHeader.self).height(60))
            })
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.friends = Array(Contact.samples.prefix(2))
            page.neighbors = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }

    override func useContent() {
        Task { await loadNeighbors() }
    }

    /// Loads the second section again; its header and the first section stay as they are.
    private func loadNeighbors() async {
        await tableView.withTabAnimation(inSection: 1, transition: .crossDissolve(0.2)) {
            guard await FakeServer.answer(self, after: 1.2) else { return }
            neighbors.reverse()
            tableView.reloadSections([1], with: .none)
        }
    }
}

extension SectionAgainPage: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? friends.count : neighbors.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contacts = indexPath.section == 0 ? friends : neighbors
        (cell as? ContactCell)?.show(contacts[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AccentHeader
        header?.show(section == 0 ? "Friends" : "Nearby")
        return header
    }
}
