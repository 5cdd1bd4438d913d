public import Foundation

/// When a skeleton is shown, and for how long at least.
///
/// ```swift
/// SkeletonConfiguration.shared.timing = SkeletonTiming(delay: 0.2, minimumDuration: 0.5)
/// ```
///
/// An answer that comes within the delay shows no skeleton at all; a skeleton that is shown stays long enough
/// to be read. Both are zero by default, and negative values count as zero.
public struct SkeletonTiming: Hashable, Sendable {
    /// The time between the start and the skeleton, in seconds.
    public var delay: TimeInterval

    /// The least time that a skeleton stays once it is shown, in seconds.
    public var minimumDuration: TimeInterval

    /// Creates a timing.
    public init(delay: TimeInterval = 0, minimumDuration: TimeInterval = 0) {
        self.delay = delay
        self.minimumDuration = minimumDuration
    }
}
