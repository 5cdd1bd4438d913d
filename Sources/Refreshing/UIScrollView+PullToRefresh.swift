import TabAnimated
import TabCache
import TabProduction
public import UIKit

@available(tvOS, unavailable)
extension UIScrollView {
    /// Adds a refresher; you call `endRefreshing`. Replaces one at the same edge.
    ///
    /// ```swift
    /// tableView.addPullToRefresh { [weak self] in self?.reload() }
    /// tableView.endRefreshing(at: .top)
    /// ```
    ///
    /// A closure without `await` uses this method. It is kept until the refresher is removed.
    ///
    /// - Parameters:
    ///   - refresher: The refresher, which leaves another scroll view first; the default shows a spinner at the top.
    ///   - action: A closure that runs when a refresh starts; call `endRefreshing(at:with:)` when the answer is there. An error
    ///     ends the refresh as failed.
    public func addPullToRefresh(
        _ refresher: PullToRefresh = PullToRefresh(), action: @escaping @MainActor () throws -> Void
    ) {
        RefreshHost.of(self).attach(refresher, action: .closure(action))
    }

    /// Adds a refresher, in place of another one at its edge, whose refresh ends when the work returns or throws.
    ///
    /// ```swift
    /// tableView.addPullToRefresh(perform: { [weak self] in
    ///     guard let articles = try await self?.service.latest() else { return }
    ///     self?.articles = articles
    ///     self?.tableView.reloadData()
    /// })
    /// ```
    ///
    /// An error ends the refresh as failed. The removal of the refresher and its time limit cancel the work. The closure is kept
    /// until the refresher is removed.
    ///
    /// - Parameters:
    ///   - refresher: The refresher, which leaves another scroll view first; the default shows a spinner at the top.
    ///   - perform: The work of a refresh.
    public func addPullToRefresh(
        _ refresher: PullToRefresh = PullToRefresh(),
        perform work: @escaping @MainActor () async throws -> Void
    ) {
        let action = RefreshAttachment.Action.work {
            try await work()
            return .finished
        }
        RefreshHost.of(self).attach(refresher, action: action)
    }

    /// Loads the next page near the end of the content and shows skeleton rows meanwhile.
    ///
    /// ```swift
    /// tableView.addLoadMore { [weak self] in
    ///     try await self?.loadNextPage() == true ? .finished : .exhausted
    /// }
    /// ```
    ///
    /// A page that ends above the end of the screen loads the next one by itself, as long as each brings a row. The content stays
    /// where it is, also when the app starts the load.
    ///
    /// The result of the work ends the load; an error is a failure, which shows a button that tries again. After `exhausted`
    /// nothing loads until a refresh at the top has finished, or until ``PullToRefresh/reset()``.
    ///
    /// - Parameters:
    ///   - rows: The number of rows to show, from 1 to 100; the default is 1.
    ///   - distance: The distance to the end that starts a load, in points; the default is 0.
    ///   - cell: The kind of row; `nil`, the default, takes that of the last cell in sight.
    ///   - perform: A closure that loads the next page and shows it.
    /// - Returns: The refresher at the bottom, or at the trailing edge of a collection view that scrolls horizontally.
    @discardableResult
    public func addLoadMore(
        rows: Int = 1, distance: CGFloat = 0, like cell: CellAnimated? = nil,
        perform work: @escaping @MainActor () async throws -> PullToRefresh.Result
    ) -> PullToRefresh {
        let isHorizontal = (self as? UICollectionView)?.isHorizontal == true
        let refresher = PullToRefresh.skeleton(cell, rows: rows, position: isHorizontal ? .trailing : .bottom)
        refresher.trigger = .distance(distance)
        RefreshHost.of(self).attach(refresher, action: .work(work))
        return refresher
    }

    /// The refresher at an edge, if there is one.
    public func refresher(at position: PullToRefresh.Position) -> PullToRefresh? {
        attachment(at: position)?.refresher
    }

    /// Whether a refresh or a load runs at one of the edges.
    public var isRefreshing: Bool {
        RefreshHost.existing(of: self)?.attachments.values.contains { $0.machine.state == .loading } ?? false
    }

    private func attachment(at position: PullToRefresh.Position) -> RefreshAttachment? {
        RefreshHost.existing(of: self)?.attachments[position]
    }

    /// Returns what is at an edge, or says once that there is nothing where another edge has a refresher.
    private func expectedAttachment(at position: PullToRefresh.Position) -> RefreshAttachment? {
        guard let host = RefreshHost.existing(of: self) else { return nil }
        let attachment = host.attachments[position]
        if attachment == nil, let other = host.attachments.keys.first {
            SkeletonLog.warnOnce(
                "\(declaredViewClass) has no refresher at .\(position): name its edge, as in startRefreshing(at: .\(other))",
                about: self)
        }
        return attachment
    }

    /// Removes the refresher at an edge, in any state, and restores everything.
    public func removePullToRefresh(at position: PullToRefresh.Position) {
        attachment(at: position)?.detach()
    }

    /// Removes the refreshers at all edges, in any state, and restores everything.
    public func removeAllPullToRefresh() {
        PullToRefresh.Position.allCases.forEach(removePullToRefresh)
    }

    /// Starts a refresh, if the refresher at the edge is enabled and neither pulled nor loading, and the other one does not load.
    ///
    /// At the start of the content the view is scrolled into sight; at the end the content stays where it is. Off screen the
    /// action runs at once, and the view shows when the scroll view appears.
    ///
    /// - Parameter position: The edge; the default is the top.
    /// - Returns: Whether a refresh has started.
    @discardableResult
    public func startRefreshing(at position: PullToRefresh.Position = .top) -> Bool {
        expectedAttachment(at: position)?.begin(isAskedFor: false) ?? false
    }

    /// Starts a refresh for a three-finger swipe of VoiceOver.
    ///
    /// VoiceOver sends the swipe to the view controller, which forwards it:
    ///
    /// ```text
    /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ///     tableView.startRefreshing(byAccessibilityScroll: direction) || super.accessibilityScroll(direction)
    /// }
    /// ```
    ///
    /// Fingers that move down at the top arrive as `.up`, and those that move right as `.left`.
    ///
    /// - Returns: Whether a refresh has started: the content is at the edge, and its refresher is ready.
    @discardableResult
    public func startRefreshing(byAccessibilityScroll direction: UIAccessibilityScrollDirection) -> Bool {
        guard let host = RefreshHost.existing(of: self) else { return false }
        return PullToRefresh.Position.allCases.contains {
            host.axis(of: $0).accessibilityScroll(at: $0) == direction
                && host.geometry(at: $0).isContent(at: $0) && attachment(at: $0)?.beginByUser() == true
        }
    }

    /// Ends the refresh at an edge; does nothing unless one runs.
    ///
    /// Reload the list before you end the load, so that new rows are in sight.
    ///
    /// - Parameters:
    ///   - position: The edge; the default is the top.
    ///   - result: The result; the default is `finished`.
    /// - Returns: Whether a refresh ran.
    @discardableResult
    public func endRefreshing(
        at position: PullToRefresh.Position = .top, with result: PullToRefresh.Result = .finished
    ) -> Bool {
        expectedAttachment(at: position)?.end(result) ?? false
    }

    /// The content inset without the contributions of refreshers.
    ///
    /// ```swift
    /// tableView.contentInsetBesideRefreshers.top = 100
    /// tableView.contentInsetBesideRefreshers.bottom -= 5
    /// ```
    ///
    /// Read and write it while a refresh may run; at other times it is the same as `contentInset`. If the app writes
    /// `contentInset` itself during a refresh, a value at least as large as the one before counts as including the
    /// contribution, and a smaller one as without it.
    public var contentInsetBesideRefreshers: UIEdgeInsets {
        get { RefreshHost.existing(of: self)?.ownInset ?? contentInset }
        set {
            guard let host = RefreshHost.existing(of: self) else { return contentInset = newValue }
            host.ownInset = newValue
        }
    }
}
