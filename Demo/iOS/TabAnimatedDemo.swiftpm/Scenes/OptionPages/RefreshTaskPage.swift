import TabAnimatedRefreshing
import UIKit

/// A list that is refreshed in a task: the refresher shows a row for as long as the work runs.
final class RefreshTaskPage: ContactListPage {
    override var answerTimes: [TimeInterval] { [3, 5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        tableView.addPullToRefresh(.skeleton(CellAnimated(ContactCell.self).height(80))) { [weak self] in
            try await self?.refresh()
        }
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

    private func refresh() async throws {
        guard await FakeServer.answer(self, after: 1.2) else { throw CancellationError() }
        contacts = Contact.samples.reversed()
        tableView.reloadData()
    }
}
