package import Foundation

/// A clock that calls closures later: the seam between delays in seconds and time.
@MainActor
package protocol Delaying {
    /// Calls a closure after some seconds, unless the caller releases the returned object before.
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void) -> AnyObject
}

/// The real clock.
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

/// A task that ends with its owner.
final class OwnedTask: Sendable {
    private let task: Task<Void, Never>

    init(_ work: @escaping @MainActor @Sendable () async -> Void) {
        // It begins on the main actor; a task of its own would come there by way of another thread.
        task = Task(operation: work)
    }

    deinit {
        task.cancel()
    }
}
