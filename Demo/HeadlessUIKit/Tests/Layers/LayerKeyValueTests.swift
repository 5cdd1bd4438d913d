import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerKeyValueTests {
    private let layer = CALayer()

    @Test func `numbers come out as number objects`() {
        layer.opacity = 0.5
        #expect(layer.value(forKey: "opacity") as? NSNumber == 0.5)
    }

    @Test func `a part of a structure is set alone`() {
        layer.position = CGPoint(x: 1, y: 2)
        layer.setValue(9, forKeyPath: "position.x")
        #expect(layer.position == CGPoint(x: 9, y: 2))
    }

    @Test func `scale, rotation and translation are set in one transform`() throws {
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(7, forKeyPath: "transform.translation.x")
        #expect(abs(layer.transform.m12 - 2) < 1e-12)
        #expect(layer.transform.m41 == 7)
        let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? Double)
        #expect(abs(angle - Double.pi / 2) < 1e-12)
    }

    @Test func `a layer keeps values for keys of one's own`() {
        layer.setValue("mine", forKey: "owner")
        #expect(layer.value(forKey: "owner") as? String == "mine")
    }

    @Test func `a flag is set under its name without is`() {
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden)
    }

    @Test func `named sublayers are reached by key path`() {
        let child = CALayer()
        child.name = "bar"
        layer.addSublayer(child)
        layer.setValue(0.25, forKeyPath: "sublayers.bar.opacity")
        #expect(child.opacity == 0.25)
    }

    @Test func `a property is sampled at a time of the layer`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        #expect(layer.headlessValue(forKeyPath: "opacity", at: now + 0.5) as? NSNumber == 0.5)
    }

    @Test func `subclasses are copied by their own initializer`() {
        final class Tagged: CALayer {
            var tag = 0

            override init() { super.init() }
            override init(layer: Any) {
                tag = (layer as? Tagged)?.tag ?? -1
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { nil }
        }
        let tagged = Tagged()
        tagged.tag = 5
        #expect(tagged.presentation()?.tag == 5)
    }
}
