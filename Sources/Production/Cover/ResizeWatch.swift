import TabCache
import UIKit

/// Notices that somebody changes the size of a window, so that the tiles of a cover stay until it rests.
///
/// Before iOS 26 the system does not say so: a width that changes again within 0.15 seconds is being changed. What changes
/// twice within a frame, as a device that turns may have it, changes once.
@MainActor
final class ResizeWatch {
    private var lastWidth: (points: CGFloat, time: TimeInterval)?

    /// What waits for the size to rest.
    private var rest: AnyObject?

    func isResizing(_ view: UIView) -> Bool { view.isWindowResizing ?? (rest != nil) }

    /// Follows a layout; returns whether the width has changed again, where the system does not say it.
    func changesAgain(_ view: UIView) -> Bool {
        guard view.isWindowResizing == nil, view.bounds.width != lastWidth?.points else { return false }
        let now = CACurrentMediaTime()
        defer { lastWidth = (view.bounds.width, now) }
        guard let lastWidth, case let pause = now - lastWidth.time, pause > 0.008, pause < 0.15 else {
            return false
        }
        rest = nil
        return true
    }

    /// Calls a closure in a moment, unless one is waiting already.
    func wait(then action: @escaping @MainActor @Sendable () -> Void) {
        guard rest == nil else { return }
        rest = SystemTimer.wait(0.15) { [weak self] in
            self?.rest = nil
            action()
        }
    }
}
