public import Foundation

/// The phase of an edge, from rest to the end of a refresh.
public enum RefreshPhase: Hashable, Sendable {
    /// At rest.
    case idle
    /// Pulled beyond the edge, but not far enough; the progress is in 0...1.
    case pulling(CGFloat)
    /// Pulled far enough: lifting the finger starts the refresh.
    case armed
    /// The action runs.
    case loading
    /// The result is known, and the view leaves.
    case finishing(RefreshResult)
    /// The last load failed and can be repeated; only at the bottom.
    case failed
    /// There is nothing more to load; only at the bottom.
    case exhausted

    /// The state for animators written for PullToRefresher.
    public var state: PullToRefreshState {
        switch self {
        case .idle, .failed, .exhausted: .initial
        case .pulling(let progress): .releasing(progress: progress)
        case .armed: .releasing(progress: 1)
        case .loading: .loading
        case .finishing: .finished
        }
    }

    /// Whether the action runs or its result is on screen.
    var isBusy: Bool {
        switch self {
        case .loading, .finishing: true
        case .idle, .pulling, .armed, .failed, .exhausted: false
        }
    }

    /// Whether the edge is being pulled.
    var isPulled: Bool {
        switch self {
        case .pulling, .armed: true
        case .idle, .loading, .finishing, .failed, .exhausted: false
        }
    }
}
