import UIKit

/// One answer that is on its way; it is lost when nobody holds it.
@MainActor
final class FakeAnswer {
    /// Who waits for it.
    private(set) weak var asker: AnyObject?

    private let due: CFTimeInterval
    private let layer = CALayer()
    private var action: (@MainActor () -> Void)?

    init<Screen: AnyObject>(
        to screen: Screen, after seconds: TimeInterval, with action: @escaping @MainActor (Screen) -> Void
    ) {
        asker = screen
        due = CACurrentMediaTime() + seconds
        self.action = { [weak screen] in screen.map(action) }
        layer.add(makeTimer(seconds), forKey: "answer")
        // Core Animation may drop the animation of a layer that is never shown.
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in self?.arriveIfDue() }
    }

    /// Whether it has come, or nobody waits for it any more.
    var isOver: Bool { action == nil || asker == nil }

    private func makeTimer(_ seconds: TimeInterval) -> CAAnimation {
        let timer = CABasicAnimation(keyPath: "opacity")
        timer.fromValue = 0
        timer.duration = seconds
        timer.delegate = TimerEnd { [weak self] in self?.arriveIfDue() }
        return timer
    }

    private func arriveIfDue() {
        guard let action, CACurrentMediaTime() >= due - 0.001 else { return }
        self.action = nil
        layer.removeAllAnimations()
        action()
    }
}

/// Hears the end of an animation.
private final class TimerEnd: NSObject, CAAnimationDelegate {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        self.action = action
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}
