import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct AnimationGroupTests {
    private let layer = CALayer()

    private func member(_ keyPath: String, duration: CFTimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        return animation
    }

    private func run(_ members: [CAAnimation], duration: CFTimeInterval) {
        let group = CAAnimationGroup()
        group.animations = members
        group.duration = duration
        layer.add(group, forKey: "group")
    }

    @Test func `members run side by side`() {
        run([member("opacity", duration: 1), member("cornerRadius", duration: 2)], duration: 2)
        HeadlessClock.shared.advance(by: 0.5)
        let shown = layer.presentation()
        #expect(shown?.opacity == 0.5)
        #expect(shown?.cornerRadius == 0.25)
    }

    @Test func `a group cuts its members off`() {
        run([member("opacity", duration: 4)], duration: 1)
        HeadlessClock.shared.advance(by: 1)
        #expect(layer.presentation()?.opacity == 1)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a member begins relative to its group`() {
        let late = member("opacity", duration: 1)
        late.beginTime = 1
        run([late], duration: 2)
        HeadlessClock.shared.advance(by: 1.25)
        #expect(layer.presentation()?.opacity == 0.25)
    }

    @Test func `a member without duration lasts as long as its group`() {
        run([member("opacity", duration: 0)], duration: 2)
        HeadlessClock.shared.advance(by: 1)
        #expect(layer.presentation()?.opacity == 0.5)
    }
}
