import TabAnimatedRefreshing
import UIKit

/// A refresher with options: it stays in sight, wants a long pull, and gives up after a while.
final class PullPage: ContactListPage {
    override var answerTimes: [TimeInterval] { [3, 5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        tableView.addPullToRefresh(makeRefresher()) { [weak self] in self?.refresh() }
    }

    private func makeRefresher() -> PullToRefresh {
        let refresher = PullToRefresh.skeleton(CellAnimated(ContactCell.self).height(80))
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
        tableView.startRefreshing()
    }

    private func refresh() {
        FakeServer.answer(self, after: 1.2) { page in
            page.contacts = Contact.samples.reversed()
            page.tableView.reloadData()
            page.tableView.endRefreshing()
        }
    }
}
