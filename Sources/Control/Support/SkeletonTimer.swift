import Foundation
import UIKit

/// Does something once, after a time on the clock of Core Animation.
///
/// The time is that of `CACurrentMediaTime()`, which a test may drive: an animation of a layer that is never shown
/// tells when it has passed. Where Core Animation drops such animations, the main queue tells instead.
@MainActor
final class SkeletonTimer {
    /// What rounding may make of a time that is due, in seconds.
    private static let tolerance: CFTimeInterval = 0.001

    private let due: CFTimeInterval
    private let layer = CALayer()
    private var action: (@MainActor () -> Void)?

    /// Starts the timer; it dies without acting when nobody holds it.
    init(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        due = CACurrentMediaTime() + seconds
        self.action = action
        layer.add(makeAnimation(seconds), forKey: "timer")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in self?.fireIfDue() }
    }

    /// Sees to it that nothing happens.
    func cancel() {
        action = nil
        layer.removeAllAnimations()
    }

    private func makeAnimation(_ seconds: TimeInterval) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = seconds
        animation.delegate = AnimationEnd { [weak self] in self?.fireIfDue() }
        return animation
    }

    private func fireIfDue() {
        guard let action, CACurrentMediaTime() >= due - Self.tolerance else { return }
        cancel()
        action()
    }
}

/// Hears the end of an animation.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        self.action = action
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}
