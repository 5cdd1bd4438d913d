import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct BasicAnimationTests {
    /// A layer without implicit animations.
    private let layer = CALayer()

    init() {
        layer.actions = ["position": NSNull()]
    }

    private func animate(
        _ keyPath: String, duration: CFTimeInterval = 1, _ configure: (CABasicAnimation) -> Void
    ) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = duration
        configure(animation)
        layer.add(animation, forKey: keyPath)
    }

    private var shownX: CGFloat? { layer.presentation()?.position.x }

    @Test func `from and to give both ends`() {
        animate("position.x") { ($0.fromValue, $0.toValue) = (10, 20) }
        HeadlessClock.shared.advance(by: 0.5)
        #expect(shownX == 15)
    }

    @Test func `from and by end at their sum`() {
        animate("position.x") { ($0.fromValue, $0.byValue) = (10, 40) }
        HeadlessClock.shared.advance(by: 0.5)
        #expect(shownX == 30)
    }

    @Test func `by and to begin at their difference`() {
        animate("position.x") { ($0.byValue, $0.toValue) = (40, 100) }
        #expect(shownX == 60)
    }

    @Test func `from alone ends at the layer's value`() {
        layer.position.x = 100
        animate("position.x") { $0.fromValue = 0 }
        HeadlessClock.shared.advance(by: 0.5)
        #expect(shownX == 50)
    }

    @Test func `to alone begins at the layer's value`() {
        layer.position.x = 100
        animate("position.x") { $0.toValue = 0 }
        HeadlessClock.shared.advance(by: 0.25)
        #expect(shownX == 75)
    }

    @Test func `by alone begins at the layer's value`() {
        layer.position.x = 100
        animate("position.x") { $0.byValue = 20 }
        HeadlessClock.shared.advance(by: 0.5)
        #expect(shownX == 110)
    }

    @Test func `an additive animation adds to the layer's value`() {
        layer.position.x = 100
        animate("position.x") {
            ($0.fromValue, $0.toValue) = (-10, 0)
            $0.isAdditive = true
        }
        #expect(shownX == 90)
    }

    @Test func `a cumulative animation goes on from where the last repetition ended`() {
        animate("position.x") {
            ($0.fromValue, $0.toValue) = (0, 10)
            $0.repeatCount = 3
            $0.isCumulative = true
        }
        HeadlessClock.shared.advance(by: 2.5)
        #expect(shownX == 25)
    }

    @Test func `the model keeps its value while the presentation moves`() {
        animate("position.x") { $0.toValue = 80 }
        HeadlessClock.shared.advance(by: 0.5)
        #expect(layer.position.x == 0)
        #expect(layer.presentation()?.model() === layer)
    }

    @Test func `colors are mixed component by component`() {
        animate("backgroundColor") {
            $0.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
            $0.toValue = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        }
        HeadlessClock.shared.advance(by: 0.5)
        #expect(layer.presentation()?.backgroundColor?.components == [0.5, 0.25, 0, 0.5])
    }

    @Test func `a turn goes round instead of shrinking`() throws {
        animate("transform") {
            $0.fromValue = CATransform3DIdentity
            $0.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        HeadlessClock.shared.advance(by: 0.5)
        let shown = try #require(layer.presentation()?.transform)
        #expect(abs(shown.m11 - 0.7071067811865476) < 1e-12)
        #expect(abs(shown.m12 - 0.7071067811865476) < 1e-12)
    }

    @Test func `a rotation by key path can go all the way round`() throws {
        animate("transform.rotation.z") { ($0.fromValue, $0.toValue) = (0, 2 * Double.pi) }
        HeadlessClock.shared.advance(by: 0.5)
        let shown = try #require(layer.presentation()?.transform)
        #expect(abs(shown.m11 + 1) < 1e-12)
    }

    @Test func `lists of colors are mixed color by color`() throws {
        let gradient = CAGradientLayer()
        let animation = CABasicAnimation(keyPath: "colors")
        animation.duration = 1
        animation.fromValue = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        animation.toValue = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
        gradient.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.25)
        let shown = try #require(gradient.presentation()?.colors as? [CGColor])
        #expect(shown.map { $0.components?.first } == [0.25, 0.75])
    }

    @Test func `paths with the same steps are mixed point by point`() {
        let shape = CAShapeLayer()
        let animation = CABasicAnimation(keyPath: "path")
        animation.duration = 1
        animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        shape.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.5)
        let box = shape.presentation()?.path?.boundingBox
        #expect(box == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func `locations of a gradient are mixed number by number`() {
        let gradient = CAGradientLayer()
        let animation = CABasicAnimation(keyPath: "locations")
        animation.duration = 1
        animation.fromValue = [-1, -0.5, 0]
        animation.toValue = [1, 1.5, 2] as [NSNumber]
        gradient.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.5)
        #expect(gradient.presentation()?.locations == [0, 0.5, 1])
    }

    @Test func `a repeating animation never ends by itself`() {
        animate("position.x") {
            $0.toValue = 100
            $0.repeatCount = .infinity
        }
        HeadlessClock.shared.advance(by: 1000.25)
        #expect(shownX == 25)
        #expect(layer.animationKeys() == ["position.x"])
    }
}
