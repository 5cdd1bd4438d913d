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

    /// The content inset without what refreshers have added to it.
    ///
    /// ```swift
    /// tableView.contentInsetBesideRefreshers.top = 100
    /// tableView.contentInsetBesideRefreshers.bottom -= 5
    /// ```
    ///
    /// It is the inset to read and to write while a refresh may run, and the same as `contentInset` at other times.
    /// What an app writes to `contentInset` itself during a refresh is guessed: a value at least as large as the one
    /// before is taken to hold what the refresher has added, a smaller one is taken to be without it.
    public var contentInsetBesideRefreshers: UIEdgeInsets {
        get { RefreshHost.existing(of: self)?.ownInset ?? contentInset }
        set {
            guard let host = RefreshHost.existing(of: self) else { return contentInset = newValue }
            host.ownInset = newValue
        }
    }

    /// Adds a refresher at its position; one that is there already is removed first.
    ///
    /// - Parameters:
    ///   - refresher: The refresher; one that serves another edge or scroll view leaves that first.
    ///   - action: Called each time a refresh starts. It is kept until the refresher is removed, and
    ///     `endRefreshing(at:)` has to be called when it is done.
    public func addPullToRefresh(_ refresher: PullToRefresh, action: @escaping @MainActor () -> Void) {
        RefreshHost.of(self).attach(refresher, action: .closure(action))
    }

    /// Adds a refresher whose refresh lasts exactly as long as the work.
    ///
    /// ```swift
    /// tableView.addPullToRefresh { [weak self] in _ = try await self?.service.latest() }
    /// ```
    ///
    /// The end is finished when the work returns and failed when it throws. Removing the refresher and its
    /// time limit cancel the work.
    ///
    /// - Parameters:
    ///   - refresher: The refresher; the default shows a spinner at the top.
    ///   - work: What is done each time a refresh starts.
    public func addPullToRefresh(
        _ refresher: PullToRefresh = PullToRefresh(), work: @escaping @MainActor () async throws -> Void
    ) {
        let action = RefreshAction.work {
            try await work()
            return .finished
        }
        RefreshHost.of(self).attach(refresher, action: action)
    }

    /// Removes the refresher at an edge, in whatever state, and gives everything back.
    public func removePullToRefresh(at position: PullToRefresh.Position) {
        refresher(at: position)?.remove()
    }

    /// Removes the refreshers at both edges.
    public func removeAllPullToRefresh() {
        PullToRefresh.Position.allCases.forEach(removePullToRefresh)
    }

    /// Starts a refresh, if the refresher at the edge is enabled and at rest, and the other one is not busy.
    ///
    /// Off screen the action runs at once, and the view is there when the scroll view appears.
    ///
    /// - Returns: Whether a refresh has started.
    @discardableResult
    public func startRefreshing(at position: PullToRefresh.Position) -> Bool {
        refresher(at: position)?.startRefreshing() ?? false
    }

    /// Starts the refresh that a swipe with three fingers asks for while VoiceOver runs.
    ///
    /// VoiceOver asks the view controller, which forwards the swipe:
    ///
    /// ```text
    /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ///     tableView.startRefreshing(byAccessibilityScroll: direction) || super.accessibilityScroll(direction)
    /// }
    /// ```
    ///
    /// Fingers that move down at the top arrive as `.up`.
    ///
    /// - Returns: Whether a refresh has started: the content is at the edge, and the refresher there is ready.
    @discardableResult
    public func startRefreshing(byAccessibilityScroll direction: UIAccessibilityScrollDirection) -> Bool {
        guard let geometry = RefreshHost.existing(of: self)?.geometry else { return false }
        switch direction {
        case .up where geometry.offset <= geometry.restTop: return startRefreshing(at: .top)
        case .down where geometry.offset >= geometry.restingOffsets.upperBound:
            return startRefreshing(at: .bottom)
        default: return false
        }
    }

    /// Ends the refresh at an edge; does nothing unless one runs.
    ///
    /// - Parameters:
    ///   - position: The edge.
    ///   - result: How it came out; the default is finished.
    /// - Returns: Whether a refresh ran.
    @discardableResult
    public func endRefreshing(at position: PullToRefresh.Position, with result: RefreshResult = .finished)
        -> Bool
    {
        refresher(at: position)?.endRefreshing(with: result) ?? false
    }

    /// Ends the refreshes at both edges.
    public func endAllRefreshing() {
        PullToRefresh.Position.allCases.forEach { endRefreshing(at: $0) }
    }
}
