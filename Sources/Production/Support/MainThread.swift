package import Foundation

/// The way to the main thread for what the system, or a mistake of the app, announces on another one.
package enum MainThread {
    // Where no run loop serves the main queue, as in programs for Linux, the queue has no thread of its own.
    private static let mark = DispatchSpecificKey<Bool>()
    private static let marking: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

    private static var isCurrent: Bool {
        _ = marking
        return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }

    /// Does work at once on the main thread, and in a later turn of it when called on another.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(execute: work)
        }
    }
}

/// A task that ends with its owner.
package final class OwnedTask: Sendable {
    private let task: Task<Void, Never>

    package init(_ work: @escaping @MainActor @Sendable () async -> Void) {
        // It begins on the main actor; a task of its own would come there by way of another thread.
        task = Task(operation: work)
    }

    deinit {
        task.cancel()
    }
}

/// An observation of a notification that ends when this object goes.
package final class NotificationObservation {
    private let token: any NSObjectProtocol

    /// Calls a closure on the main actor whenever a notification arrives, on whatever thread it was posted.
    package init(
        of name: Notification.Name, from object: AnyObject? = nil,
        handler: @escaping @MainActor @Sendable () -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainThread.run(handler)
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
