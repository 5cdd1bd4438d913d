public import Foundation

/// A finger on a window: what it does reaches gesture recognizers, views and controls as UIKit's touches do.
///
/// Scroll views follow it, too. The rows of lists are tapped with `HeadlessFinger`.
@preconcurrency @MainActor public final class HeadlessTouch {
    private let window: UIWindow
    private let touch: UITouch

    public init(in window: UIWindow) {
        self.window = window
        touch = UITouch(in: window)
    }

    /// Puts the finger down at a point of the window; a touch soon after another one near it counts as its
    /// repetition.
    public func begin(at point: CGPoint) {
        touch.put(at: point)
        touch.tapCount = window.touchDispatcher.tapCount(at: point)
        send(.began)
    }

    public func move(to point: CGPoint) {
        touch.headlessLocation = point
        send(.moved)
    }

    public func end() {
        send(.ended)
    }

    /// Ends the touch as a call or an alert would.
    public func cancel() {
        send(.cancelled)
    }

    /// Touches the point and lifts the finger, as often as is said.
    public static func tap(at point: CGPoint, in window: UIWindow, times: Int = 1) {
        for _ in 0..<times {
            let touch = HeadlessTouch(in: window)
            touch.begin(at: point)
            touch.end()
        }
    }

    private func send(_ phase: UITouch.Phase) {
        touch.phase = phase
        let others = window.touchDispatcher.activeTouches.subtracting([touch])
        for other in others { other.phase = .stationary }
        window.sendEvent(UIEvent(others.union([touch])))
    }
}
