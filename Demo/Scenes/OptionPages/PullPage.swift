import TabAnimated
import UIKit

/// A refresher with options: it stays in sight, wants a long pull, and gives up after a while.
final class PullPage: TablePage {
    private var contacts: [Contact] = []

    override var answerTimes: [TimeInterval] { [3, 5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 80
        tableView.dataSource = self
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        tableView.addPullToRefresh(makeRefresher()) { [weak self] in self?.refresh() }
    }

    private func makeRefresher() -> PullToRefresh {
        let refresher = PullToRefresh.skeleton(.cellClass(ContactCell.self, height: 80))
        refresher.threshold = 120
        refresher.startsWhileDragging = true
        refresher.shouldBeVisibleWhileScrolling = true
        refresher.timeLimit = 10
        refresher.isHapticEnabled = false
        return refresher
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
    }

    override func useContent() {
        tableView.startRefreshing(at: .top)
    }

    private func refresh() {
        FakeServer.answer(self, after: 1.2) { page in
            page.contacts = Contact.samples.reversed()
            page.tableView.reloadData()
            page.tableView.endRefreshing(at: .top)
        }
    }
}

extension PullPage: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        (cell as? ContactCell)?.show(contacts[indexPath.row])
        return cell
    }
}
