import Foundation

/// The way to the main thread for what the system, or a mistake of the app, announces on another one.
package enum MainThread {
    /// Does work at once on the main thread, and in a later turn of it when called on another.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(execute: work)
        }
    }
}
