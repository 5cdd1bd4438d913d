import UIKit

/// An animator of a refresh view: the seam between a refresher, which knows the state, and its drawing.
@available(tvOS, unavailable)
@MainActor
public protocol RefreshViewAnimator {
    /// The states, by the name that animators use.
    typealias State = PullToRefreshState

    /// Shows a state; the refresher calls it exactly once for every change.
    func animate(_ state: State)
}

/// An animator that also shows failure and exhaustion, and receives phases instead of states.
@available(tvOS, unavailable)
@MainActor
public protocol RefreshPhaseAnimator: RefreshViewAnimator {
    /// Shows a phase; the refresher calls it exactly once for every change.
    func animate(to phase: RefreshPhase)
}

@available(tvOS, unavailable)
extension RefreshPhaseAnimator {
    /// Shows the phase of a state; refreshers send phases instead.
    public func animate(_ state: State) {
        switch state {
        case .initial: animate(to: .idle)
        case .releasing(let progress): animate(to: progress < 1 ? .pulling(progress) : .armed)
        case .loading: animate(to: .loading)
        case .finished: animate(to: .finishing(.finished))
        }
    }
}

/// A refresh view whose length depends on its list.
@available(tvOS, unavailable)
@MainActor
protocol ScrollViewFitting: UIView {
    /// Whether any part of the view is in sight.
    var isOnScreen: Bool { get set }

    /// Whether the view shows failures, with a button, and the end of content.
    var showsResults: Bool { get }

    /// Returns the length of the view beyond an edge of a scroll view, along its axis, in points.
    func length(at edge: RefreshEdge, in scrollView: UIScrollView) -> CGFloat
}
