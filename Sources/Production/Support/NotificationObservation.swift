package import Foundation

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
