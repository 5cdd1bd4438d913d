import UIKit

/// A way to move a refresh view.
///
/// This is the seam between a refresher, which knows the phase, and whoever draws it.
@available(tvOS, unavailable)
@MainActor
public protocol RefreshViewAnimator {
    /// The states, by the name that animators use.
    typealias State = PullToRefreshState

    /// Shows a state; every change comes exactly once.
    func animate(_ state: State)
}

/// An animator that also shows failure and exhaustion; it receives phases instead of states.
@available(tvOS, unavailable)
@MainActor
public protocol RefreshPhaseAnimator: RefreshViewAnimator {
    /// Shows a phase; every change comes exactly once.
    func animate(to phase: RefreshPhase)
}

@available(tvOS, unavailable)
extension RefreshPhaseAnimator {
    /// Not called by refreshers, which tell phases.
    public func animate(_ state: State) {
        switch state {
        case .initial: animate(to: .idle)
        case .releasing(let progress): animate(to: progress < 1 ? .pulling(progress) : .armed)
        case .loading: animate(to: .loading)
        case .finished: animate(to: .finishing(.finished))
        }
    }
}

/// A refresh view whose height depends on the list it stands in.
@available(tvOS, unavailable)
@MainActor
protocol ScrollViewFitting: UIView {
    /// Whether any part of the view is in sight.
    var isOnScreen: Bool { get set }

    /// Whether the view says that a load has failed, with a way to try again, and that there is nothing more.
    var showsResults: Bool { get }

    /// Returns the height in points that the view needs in a scroll view as it is now.
    func height(in scrollView: UIScrollView) -> CGFloat
}
