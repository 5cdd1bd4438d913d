public import Foundation

/// The transition of a skeleton that appears or disappears.
public enum SkeletonTransition: Hashable, Sendable {
    /// At once.
    case none
    /// A fade of some seconds; zero and less is at once.
    case crossDissolve(TimeInterval)

    /// The length in seconds, never negative.
    public var duration: TimeInterval {
        switch self {
        case .none: 0
        case .crossDissolve(let seconds): seconds.isFinite ? max(0, seconds) : 0
        }
    }
}
