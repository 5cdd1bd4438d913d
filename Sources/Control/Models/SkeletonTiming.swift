public import Foundation
import TabProduction

/// The delay before a skeleton appears, and the least time that it stays.
///
/// ```swift
/// SkeletonConfiguration.shared.timing = SkeletonTiming(delay: 0.2, minimumDuration: 0.5)
/// ```
///
/// A load that ends within the delay shows no skeleton, and a skeleton that appears stays long enough to be read. Both
/// are zero by default, and negative values count as zero.
public struct SkeletonTiming: Hashable, Sendable {
    /// The time between the start and the skeleton, in seconds; zero by default.
    public var delay: TimeInterval

    /// The least time that a skeleton stays on screen, in seconds; zero by default.
    public var minimumDuration: TimeInterval

    /// Creates a timing, in seconds; what is left out is zero.
    public init(delay: TimeInterval = 0, minimumDuration: TimeInterval = 0) {
        self.delay = delay
        self.minimumDuration = minimumDuration
    }
}

/// A clock that calls closures later: the seam between delays in seconds and time.
@MainActor
package protocol Delaying {
    /// Calls a closure after some seconds, unless the caller releases the returned object before.
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject
}

/// The time of the system; where there is none, that of the headless screen.
struct SystemTime: Delaying {
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
        SystemTimer.wait(min(max(0, seconds), 86_400), then: action)
    }
}
