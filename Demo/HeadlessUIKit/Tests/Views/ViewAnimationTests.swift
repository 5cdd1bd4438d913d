import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ViewAnimationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// Within the test, for other tests may run between `init` and it.
    private func setUp() {
        HeadlessScreen.main.reset()
        window.isHidden = false
        window.addSubview(view)
        HeadlessScreen.main.turn()
    }

    private func basicAnimation(_ key: String) -> CABasicAnimation? {
        view.layer.animation(forKey: key) as? CABasicAnimation
    }

    @Test func `a change outside an animation block is not animated`() {
        setUp()
        view.alpha = 0
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `a change in a block sets the value at once and animates towards it`() throws {
        setUp()
        UIView.animate(withDuration: 2) { view.alpha = 0 }
        #expect(view.alpha == 0)
        let animation = try #require(basicAnimation("opacity"))
        #expect(animation.duration == 2)
        #expect(animation.fromValue as? Double == 1)
    }

    @Test func `half way through a linear animation half of the way is done`() {
        setUp()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 105 }
        HeadlessScreen.main.advance(by: 1)
        #expect(view.layer.presentation()?.position.x == 55)
    }

    @Test func `the completion comes when the duration has passed`() {
        setUp()
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        HeadlessScreen.main.advance(by: 0.9)
        #expect(finished == nil)
        HeadlessScreen.main.advance(by: 0.2)
        #expect(finished == true)
    }

    @Test func `a delay holds the old value`() {
        setUp()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
        HeadlessScreen.main.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 1)
        HeadlessScreen.main.advance(by: 1)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    @Test func `a removed animation completes unfinished`() {
        setUp()
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        view.layer.removeAllAnimations()
        #expect(finished == false)
    }

    @Test func `a duration of nothing completes at the next turn`() {
        setUp()
        var finished: Bool?
        UIView.animate(withDuration: 0) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        HeadlessScreen.main.turn()
        #expect(finished == true)
    }

    @Test func `nothing is animated while animations are off`() {
        setUp()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0 }
        }
        #expect(view.layer.animationKeys() == nil)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func `an inner block inherits the duration unless it says otherwise`() {
        setUp()
        UIView.animate(withDuration: 3) {
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                view.center.x = 50
            }
        }
        #expect(basicAnimation("opacity")?.duration == 3)
        #expect(basicAnimation("position")?.duration == 1)
    }

    @Test func `repeating and reversing are the animation's`() {
        setUp()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
        #expect(basicAnimation("opacity")?.repeatCount == .infinity)
        #expect(basicAnimation("opacity")?.autoreverses == true)
    }

    @Test func `a spring is a spring animation`() {
        setUp()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
            view.center.x = 50
        }
        #expect(view.layer.animation(forKey: "position") is CASpringAnimation)
    }

    @Test func `keyframes become one animation of each property`() throws {
        setUp()
        UIView.animateKeyframes(withDuration: 4, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
        let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(animation.keyTimes == [0, 0.25, 0.5, 1])
        #expect(animation.values as? [Double] == [1, 0.5, 0.5, 0])
    }

    @Test func `a dissolve is a fade of the layer without animations within`() {
        setUp()
        var finished: Bool?
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        #expect((view.layer.animation(forKey: kCATransition) as? CATransition)?.type == .fade)
        #expect(basicAnimation("opacity") == nil)
        HeadlessScreen.main.advance(by: 1)
        #expect(finished == true)
    }

    @Test func `a property animator tells where it ended`() {
        setUp()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        #expect(animator.isRunning)
        HeadlessScreen.main.advance(by: 1)
        #expect(position == .end)
    }
}
