import TabProduction
package import UIKit

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure on the main actor whenever a property changes, whatever thread changes it.
    package func observeOnMain<Value>(
        _ property: KeyPath<Self, Value>, _ change: @escaping @MainActor () -> Void
    ) -> NSKeyValueObservation {
        observe(property, options: []) { _, _ in MainThread.run { change() } }
    }

    /// Calls a closure on the main actor with the old value whenever a property changes, whatever thread changes it.
    package func observeOnMain<Value: Sendable>(
        _ property: KeyPath<Self, Value>, fromOld change: @escaping @MainActor (Value?) -> Void
    ) -> NSKeyValueObservation {
        observe(property, options: [.old]) { _, values in
            let old = values.oldValue
            MainThread.run { change(old) }
        }
    }
}
