import TabAnimatedRefreshing
import UIKit

/// Loads more in a task that fails at first; asked again, the same edge brings the rows.
final class LoadMoreRetryPage: ContactListPage {
    private struct Offline: Error {}

    private var tries = 0

    override var answerTimes: [TimeInterval] { [3, 4.5, 6.5] }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tabAnimated = TableAnimated(cellClass: ContactCell.self, cellHeight: 80)
        tableView.addLoadMore(rows: 2) { [weak self] in
            guard let self else { return .exhausted }
            return try await loadMore()
        }
    }

    override func load() {
        tableView.startTabAnimation()
        FakeServer.answer(self, after: 3) { page in
            page.contacts = Contact.samples + Contact.samples
            page.tableView.refresher(at: .bottom)?.reset()
            page.tableView.endTabAnimation(reloading: true, transition: .crossDissolve(0.2))
        }
        // The user sees that nothing came and asks once more.
        FakeServer.answer(self, after: 5.2) { page in page.tableView.startRefreshing(at: .bottom) }
    }

    override func useContent() {
        tableView.startRefreshing(at: .bottom)
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom
        tableView.contentOffset.y = max(0, end - tableView.bounds.height)
    }

    private func loadMore() async throws -> PullToRefresh.Result {
        guard await FakeServer.answer(self, after: 1) else { return .failed }
        tries += 1
        if tries == 1 { throw Offline() }
        contacts += Contact.samples
        tableView.reloadData()
        return .exhausted
    }
}
