package import Foundation

/// An observation of a notification that ends when this object goes.
package final class NotificationObservation {
    private let token: any NSObjectProtocol

    /// Calls a closure on the main actor whenever a notification, posted on the main thread, arrives.
    package init(of name: Notification.Name, handler: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(handler)
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
