public import Foundation

/// The way a skeleton comes and goes.
public enum SkeletonTransition: Hashable, Sendable {
    /// At once.
    case none
    /// By fading, in the given number of seconds; not longer than zero is at once.
    case crossDissolve(TimeInterval)

    /// The length in seconds, never negative.
    public var duration: TimeInterval {
        switch self {
        case .none: 0
        case .crossDissolve(let seconds): seconds.isFinite ? max(0, seconds) : 0
        }
    }
}
