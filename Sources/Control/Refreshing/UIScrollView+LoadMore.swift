public import UIKit

@available(tvOS, unavailable)
extension UIScrollView {
    /// Loads the next page near the end of the content and shows skeleton rows meanwhile.
    ///
    /// ```swift
    /// tableView.addLoadMore { [weak self] in
    ///     try await self?.loadNextPage() == true ? .finished : .exhausted
    /// }
    /// ```
    ///
    /// The result of the work ends the load; an error is a failure, which shows a button that repeats it. After `exhausted`
    /// nothing loads until a refresh at the top has finished, or until `resetLoadMore()`.
    ///
    /// - Parameters:
    ///   - rows: The number of rows to show, from 1 to 100.
    ///   - distance: The distance to the end that starts a load, in points.
    ///   - source: The source of the rows; the default is the class of the last visible cell.
    ///   - work: A closure that loads the next page and shows it.
    /// - Returns: The refresher at the bottom, or at the trailing edge of a collection view that scrolls horizontally.
    @discardableResult
    public func addLoadMore(
        rows: Int = 1, distance: CGFloat = 0, source: SkeletonRowSource = .lastVisibleCell,
        work: @escaping @MainActor () async throws -> RefreshResult
    ) -> PullToRefresh {
        let refresher = PullToRefresh.loadMore(rows: rows, distance: distance, source: source)
        if (self as? UICollectionView)?.isHorizontal == true { refresher.position = .trailing }
        RefreshHost.of(self).attach(refresher, action: .work(work))
        return refresher
    }

    /// Allows an exhausted or failed list to load again.
    public func resetLoadMore() {
        [.bottom, .trailing].forEach { refresher(at: $0)?.reset() }
    }
}
