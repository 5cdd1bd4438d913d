import Foundation

/// A way to do something later.
///
/// This is the seam between refreshers, which know delays and limits in seconds, and the clock.
@MainActor
protocol RefreshTiming {
    /// Does something after some seconds, unless the returned object is gone by then.
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject
}

/// Waits in real time.
struct RealTiming: RefreshTiming {
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject {
        let nanoseconds = UInt64(min(max(0, seconds), 86_400) * 1_000_000_000)
        return RefreshTask {
            // A cancelled sleep is the wish not to act.
            guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
            action()
        }
    }
}
