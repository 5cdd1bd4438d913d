import UIKit

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure whenever a property changes that changes on the main thread only, as those of views do.
    func observeOnMain<Value>(
        _ property: KeyPath<Self, Value>, _ change: @escaping @MainActor () -> Void
    ) -> NSKeyValueObservation {
        observe(property, options: []) { _, _ in MainActor.assumeIsolated { change() } }
    }

    /// Calls a closure with the old value whenever a property changes that changes on the main thread only.
    func observeOnMain<Value: Sendable>(
        _ property: KeyPath<Self, Value>, fromOld change: @escaping @MainActor (Value?) -> Void
    ) -> NSKeyValueObservation {
        observe(property, options: [.old]) { _, values in
            let old = values.oldValue
            MainActor.assumeIsolated { change(old) }
        }
    }
}
