public import Foundation

/// The state of a refresh view, in the terms of PullToRefresher.
///
/// Values of one kind are equal, whatever the progress of `releasing`.
public enum PullToRefreshState: Sendable {
    /// At rest.
    case initial
    /// Pulled; the progress is in 0...1, and at 1 lifting the finger starts the refresh.
    case releasing(progress: CGFloat)
    /// The action runs.
    case loading
    /// The action has ended and the view is on its way out.
    case finished
}

extension PullToRefreshState: Equatable {
    public static func == (left: PullToRefreshState, right: PullToRefreshState) -> Bool {
        switch (left, right) {
        case (.initial, .initial), (.releasing, .releasing), (.loading, .loading), (.finished, .finished):
            true
        default: false
        }
    }
}

extension PullToRefreshState: CustomStringConvertible {
    public var description: String {
        switch self {
        case .initial: "Initial"
        case .releasing(let progress): "Releasing:\(progress)"
        case .loading: "Loading"
        case .finished: "Finished"
        }
    }
}
