import TabAnimated
package import UIKit

/// The time of the headless clock, which passes when a picture is taken.
package struct HeadlessTime: Delaying {
    package init() {}

    package func wait(_ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void)
        -> AnyObject
    {
        let wait = Wait(action)
        HeadlessClock.shared.schedule(after: seconds) { [weak wait] in
            MainActor.assumeIsolated { wait?.action() }
        }
        return wait
    }

    @MainActor
    private final class Wait {
        let action: @MainActor @Sendable () -> Void

        init(_ action: @escaping @MainActor @Sendable () -> Void) {
            self.action = action
        }
    }
}
