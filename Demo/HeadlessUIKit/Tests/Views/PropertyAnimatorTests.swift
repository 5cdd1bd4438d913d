import Foundation
import TestDevice
import Testing
import UIKit

/// The pace of property animators.
@MainActor @Suite("Property animators", .ownDevice)
struct PropertyAnimatorTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        window.isHidden = false
        window.addSubview(view)
        HeadlessScreen.main.turn()
    }

    private func fade(_ parameters: any UITimingCurveProvider, duration: TimeInterval = 1)
        -> UIViewPropertyAnimator
    {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.addAnimations { [view] in view.alpha = 0 }
        animator.startAnimation()
        return animator
    }

    private var shownAlpha: CGFloat {
        CGFloat(view.layer.presentation()?.opacity ?? view.layer.opacity)
    }

    @Test func `a linear curve is halfway at half the time`() {
        _ = fade(UICubicTimingParameters(animationCurve: .linear))
        HeadlessScreen.main.advance(by: 0.5)
        #expect(abs(shownAlpha - 0.5) < 0.001)
    }

    @Test func `control points shape the pace`() {
        _ = fade(
            UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1)))
        HeadlessScreen.main.advance(by: 0.125)
        // At x = t³ = 1/8 the curve is at t = 1/2, where y = 1 - (1 - t)³ = 7/8.
        #expect(abs(shownAlpha - 0.125) < 0.001)
    }

    @Test func `control points may be given at once`() {
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1)
        ) { [view] in view.alpha = 0 }
        animator.startAnimation()
        HeadlessScreen.main.advance(by: 0.125)
        #expect(abs(shownAlpha - 0.125) < 0.001)
    }

    @Test func `an animator that is started at once is of the class that was asked`() {
        let animator = CountingAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { [view] in
            view.alpha = 0
        }
        animator.starts += 1
        #expect(type(of: animator) == CountingAnimator.self && animator.starts == 1)
        #expect(animator.isRunning && animator.duration == 1)
        HeadlessScreen.main.advance(by: 1.1)
        #expect(!animator.isRunning)
    }

    @Test func `a critically damped spring settles in the duration`() {
        let animator = fade(UISpringTimingParameters(dampingRatio: 1))
        HeadlessScreen.main.advance(by: 0.95)
        #expect(shownAlpha < 0.02 && shownAlpha > 0)
        #expect(animator.isRunning)
        HeadlessScreen.main.advance(by: 0.1)
        #expect(!animator.isRunning)
    }

    @Test func `a spring of its own body takes the time it takes`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = fade(spring, duration: 0.1)
        HeadlessScreen.main.advance(by: 0.2)
        #expect(animator.isRunning)
        // Critically damped, at 10 radians a second: (1 + 10t) e^-10t = 3 e^-2 at 0.2 seconds.
        #expect(abs(shownAlpha - 0.406) < 0.002)
    }

    @Test func `a spring is described by how long it feels and how it bounces`() {
        let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
        #expect(spring.timingCurveType == .spring)
        #expect(spring.springTimingParameters === spring)
        _ = fade(spring)
        // 4π radians a second: (1 + 2π/5) e^-(2π/5) at a tenth.
        HeadlessScreen.main.advance(by: 0.1)
        #expect(abs(shownAlpha - 0.6423) < 0.002)
    }

    @Test func `an animator tells its parameters and its delay`() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
        #expect(animator.timingParameters?.timingCurveType == .builtin)
        animator.addAnimations { [view] in view.alpha = 0 }
        animator.startAnimation(afterDelay: 3)
        #expect(animator.delay == 3)
    }
}

private final class CountingAnimator: UIViewPropertyAnimator {
    var starts = 0
}
