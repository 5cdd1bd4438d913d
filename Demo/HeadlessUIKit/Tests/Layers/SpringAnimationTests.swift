import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct SpringAnimationTests {
    @Test func `the standard spring settles after about one and a half seconds`() {
        #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-9)
    }

    @Test func `a weakly damped spring overshoots`() throws {
        let layer = CALayer()
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.toValue = 100
        animation.duration = animation.settlingDuration
        layer.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.3627598728)
        let x = try #require(layer.presentation()?.position.x)
        #expect(abs(x - 116.3033) < 0.001)
    }

    @Test func `a spring without bounce is critically damped`() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
        #expect(abs(spring.damping - 2 * spring.stiffness.squareRoot()) < 1e-9)
    }
}
