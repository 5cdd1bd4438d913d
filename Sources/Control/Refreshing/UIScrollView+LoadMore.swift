public import UIKit

@available(tvOS, unavailable)
extension UIScrollView {
    /// Loads the next page near the end of the content and shows the skeletons of its rows meanwhile.
    ///
    /// ```swift
    /// tableView.addLoadMore { [weak self] in
    ///     try await self?.loadNextPage() == true ? .finished : .exhausted
    /// }
    /// ```
    ///
    /// The result of the work is the end of the load; an error is a failure, which shows a way to try
    /// again. After `exhausted` nothing is loaded until a refresh at the top has finished, or
    /// `resetLoadMore()`.
    ///
    /// - Parameters:
    ///   - rows: The number of rows to show, from 1 to 100.
    ///   - distance: The distance to the end that starts a load, in points.
    ///   - source: Where the rows come from; the default is the class of the last visible cell.
    ///   - work: Loads the next page and shows it.
    /// - Returns: The refresher at the bottom, for its options.
    @discardableResult
    public func addLoadMore(
        rows: Int = 1, distance: CGFloat = 0, source: SkeletonRowSource = .lastVisibleCell,
        work: @escaping @MainActor () async throws -> RefreshResult
    ) -> PullToRefresh {
        let refresher = PullToRefresh.loadMore(rows: rows, distance: distance, source: source)
        RefreshHost.of(self).attach(refresher, action: .work(work))
        return refresher
    }

    /// Lets an exhausted or failed list load again.
    public func resetLoadMore() {
        refresher(at: .bottom)?.reset()
    }
}
