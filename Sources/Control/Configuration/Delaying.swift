package import Foundation
import TabProduction

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
