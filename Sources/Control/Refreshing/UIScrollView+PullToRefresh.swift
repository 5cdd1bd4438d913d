public import UIKit

@available(tvOS, unavailable)
extension UIScrollView {
    /// The refresher at the top, if there is one.
    public var topPullToRefresh: PullToRefresh? { refresher(at: .top) }

    /// The refresher at the bottom, if there is one.
    public var bottomPullToRefresh: PullToRefresh? { refresher(at: .bottom) }

    /// The refresher at an edge, if there is one.
    public func refresher(at position: PullToRefresh.Position) -> PullToRefresh? {
        RefreshHost.existing(of: self)?.attachment(at: position)?.refresher
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

    /// Adds a refresher at its position in place of another one.
    ///
    /// - Parameters:
    ///   - refresher: The refresher, which leaves another edge or scroll view first.
    ///   - action: A closure that runs when a refresh starts; call `endRefreshing(at:)` when the work is done.
    public func addPullToRefresh(_ refresher: PullToRefresh, action: @escaping @MainActor () -> Void) {
        RefreshHost.of(self).attach(refresher, action: .closure(action))
    }

    /// Adds a refresher whose refresh lasts exactly as long as the work.
    ///
    /// ```swift
    /// tableView.addPullToRefresh { [weak self] in _ = try await self?.service.latest() }
    /// ```
    ///
    /// The result is `finished` when the work returns and `failed` when it throws. The removal of the refresher and its time
    /// limit cancel the work.
    ///
    /// - Parameters:
    ///   - refresher: The refresher; the default shows a spinner at the top.
    ///   - work: The work of a refresh.
    public func addPullToRefresh(
        _ refresher: PullToRefresh = PullToRefresh(), work: @escaping @MainActor () async throws -> Void
    ) {
        let action = RefreshAction.work {
            try await work()
            return .finished
        }
        RefreshHost.of(self).attach(refresher, action: action)
    }

    /// Removes the refresher at an edge, in any state, and restores everything.
    public func removePullToRefresh(at position: PullToRefresh.Position) {
        refresher(at: position)?.remove()
    }

    /// Removes the refreshers at all edges.
    public func removeAllPullToRefresh() {
        PullToRefresh.Position.allCases.forEach(removePullToRefresh)
    }

    /// Starts a refresh, if the refresher at the edge is enabled and at rest, and the other one is not busy.
    ///
    /// Off screen the action runs at once, and the view shows when the scroll view appears.
    ///
    /// - Returns: Whether a refresh has started.
    @discardableResult
    public func startRefreshing(at position: PullToRefresh.Position) -> Bool {
        refresher(at: position)?.startRefreshing() ?? false
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
        return RefreshEdge.allCases.contains {
            host.axis(of: $0).accessibilityScroll(at: $0) == direction && host.isContent(at: $0)
                && startRefreshing(at: $0)
        }
    }

    /// Ends the refresh at an edge; does nothing unless one runs.
    ///
    /// - Parameters:
    ///   - position: The edge.
    ///   - result: The result; the default is `finished`.
    /// - Returns: Whether a refresh ran.
    @discardableResult
    public func endRefreshing(at position: PullToRefresh.Position, with result: RefreshResult = .finished)
        -> Bool
    {
        refresher(at: position)?.endRefreshing(with: result) ?? false
    }

    /// Ends the refreshes at all edges.
    public func endAllRefreshing() {
        PullToRefresh.Position.allCases.forEach { endRefreshing(at: $0) }
    }
}
