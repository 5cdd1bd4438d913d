import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct AnimationTimingTests {
    private final class Watcher: NSObject, CAAnimationDelegate {
        var events: [String] = []

        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            events.append(flag ? "finished" : "stopped")
        }
    }

    /// A layer without implicit animations.
    private let layer = CALayer()

    init() {
        layer.actions = ["opacity": NSNull()]
    }

    /// An animation of the opacity from 0 to 1 in one second.
    private func fade(_ configure: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        configure(animation)
        return animation
    }

    private func shown(after seconds: CFTimeInterval) -> Float? {
        HeadlessClock.shared.advance(by: seconds)
        return layer.presentation()?.opacity
    }

    @Test func `the layer keeps a copy of the animation`() {
        let animation = fade()
        layer.add(animation, forKey: "fade")
        animation.duration = 5
        #expect(layer.animation(forKey: "fade")?.duration == 1)
    }

    @Test func `an animation replaces the one with its key`() {
        layer.add(fade(), forKey: "fade")
        layer.add(fade { $0.duration = 2 }, forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        #expect(layer.animation(forKey: "fade")?.duration == 2)
    }

    @Test func `an animation without duration takes a quarter of a second`() {
        layer.add(fade { $0.duration = 0 }, forKey: "fade")
        #expect(layer.animation(forKey: "fade")?.duration == 0.25)
    }

    @Test func `an animation is removed when it is over`() {
        layer.add(fade(), forKey: "fade")
        HeadlessClock.shared.advance(by: 1)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `an animation that stays and fills forwards shows its end`() {
        layer.opacity = 0.5
        layer.add(
            fade {
                $0.isRemovedOnCompletion = false
                $0.fillMode = .forwards
            }, forKey: "fade")
        #expect(shown(after: 3) == 1)
    }

    @Test func `an animation that fills backwards shows its start before it begins`() {
        layer.add(
            fade {
                $0.beginTime = CACurrentMediaTime() + 2
                $0.fillMode = .backwards
            }, forKey: "fade")
        #expect(shown(after: 1) == 0)
    }

    @Test func `an animation shows nothing before it begins`() {
        layer.opacity = 0.5
        layer.add(fade { $0.beginTime = CACurrentMediaTime() + 2 }, forKey: "fade")
        #expect(shown(after: 1) == 0.5)
    }

    @Test func `autoreversing goes back in a second run`() {
        layer.add(fade { $0.autoreverses = true }, forKey: "fade")
        #expect(shown(after: 1.75) == 0.25)
    }

    @Test func `repetitions may end in the middle`() {
        layer.add(
            fade {
                $0.repeatCount = 1.5
                $0.isRemovedOnCompletion = false
                $0.fillMode = .forwards
            }, forKey: "fade")
        #expect(shown(after: 4) == 0.5)
    }

    @Test func `a repeat duration limits the repetitions`() {
        layer.add(fade { $0.repeatDuration = 2.5 }, forKey: "fade")
        #expect(shown(after: 2.25) == 0.25)
        #expect(shown(after: 0.25) == 1)
    }

    @Test func `twice the speed takes half the time`() {
        layer.add(fade { $0.speed = 2 }, forKey: "fade")
        #expect(shown(after: 0.25) == 0.5)
        HeadlessClock.shared.advance(by: 0.25)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a time offset begins in the middle and wraps around`() {
        layer.add(fade { $0.timeOffset = 0.75 }, forKey: "fade")
        #expect(shown(after: 0) == 0.75)
        #expect(shown(after: 0.5) == 0.25)
    }

    @Test func `a stopped layer shows its time offset`() {
        layer.add(fade(), forKey: "fade")
        let begin = CACurrentMediaTime()
        layer.speed = 0
        layer.timeOffset = begin + 0.25
        #expect(shown(after: 5) == 0.25)
    }

    @Test func `times are converted through the speed of layers`() {
        let child = CALayer()
        layer.addSublayer(child)
        layer.speed = 2
        child.beginTime = 3
        child.timeOffset = 1
        #expect(layer.convertTime(10, from: nil) == 20)
        #expect(child.convertTime(10, from: nil) == 18)
        #expect(child.convertTime(18, to: nil) == 10)
    }

    @Test func `the delegate hears of start and end`() {
        let watcher = Watcher()
        layer.add(fade { $0.delegate = watcher }, forKey: "fade")
        HeadlessClock.shared.advance(by: 1)
        #expect(watcher.events == ["start", "finished"])
    }

    @Test func `the delegate hears of an animation that was removed`() {
        let watcher = Watcher()
        layer.add(fade { $0.delegate = watcher }, forKey: "fade")
        HeadlessClock.shared.advance(by: 0.5)
        layer.removeAnimation(forKey: "fade")
        #expect(watcher.events == ["start", "stopped"])
    }

    @Test func `a layer that leaves its tree loses its animations`() {
        let child = CALayer()
        layer.addSublayer(child)
        child.add(fade(), forKey: "fade")
        child.removeFromSuperlayer()
        CATransaction.flush()
        #expect(child.animationKeys() == nil)
    }

    @Test func `the clock does not keep layers alive`() {
        weak var gone: CALayer?
        do {
            let other = CALayer()
            other.add(fade { $0.repeatCount = .infinity }, forKey: "fade")
            gone = other
        }
        #expect(gone == nil)
    }

    @Test func `a transition runs under its own key`() {
        layer.add(CATransition(), forKey: "whatever")
        #expect(layer.animationKeys() == ["transition"])
    }
}
