package import Foundation

/// A way to do something later.
///
/// This is the seam between skeletons and refreshers, which know delays in seconds, and the clock.
@MainActor
package protocol Delaying {
    /// Calls a closure after some seconds, unless the returned object is gone by then.
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject
}

/// The time of the clock on the wall.
struct RealTime: Delaying {
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
        let nanoseconds = UInt64(min(max(0, seconds), 86_400) * 1_000_000_000)
        return OwnedTask {
            // Without a sleep this is the next turn.
            if nanoseconds > 0 { try? await Task.sleep(nanoseconds: nanoseconds) }
            guard !Task.isCancelled else { return }
            action()
        }
    }
}
