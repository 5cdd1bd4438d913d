import TestDevice
import Testing

@testable import UIKit

@MainActor @Suite(.ownDevice)
struct LayerKindsTests {
    @Test func `a new layer is opaque in effect and transparent in content`() {
        let layer = CALayer()
        #expect(layer.opacity == 1)
        #expect(layer.backgroundColor == nil)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.contentsGravity == .resize)
    }

    @Test func `a shadow is prepared but not visible`() {
        let layer = CALayer()
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    }

    @Test func `a gradient goes from top to bottom`() {
        let gradient = CAGradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(gradient.type == .axial)
    }

    @Test func `a shape is filled black and not stroked`() {
        let shape = CAShapeLayer()
        #expect(shape.fillColor?.alpha == 1)
        #expect(shape.strokeColor == nil)
        #expect(shape.lineWidth == 1)
        #expect(shape.strokeEnd == 1)
    }

    @Test func `a shape keeps a copy of its path`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        let shape = CAShapeLayer()
        shape.path = path
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(shape.path?.boundingBox.width == 0)
    }

    @Test func `a text layer draws its string`() {
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        text.string = "Hello"
        text.displayIfNeeded()
        let strings = text.headlessDisplayList?.items.compactMap { item in
            if case .text(let run) = item { run.string } else { nil }
        }
        #expect(strings == ["Hello"])
    }

    @Test func `each copy of a replicator is moved once more`() {
        let replicator = CAReplicatorLayer()
        replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
        replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        #expect(replicator.transformOfInstance(3).m41 == 36)
    }

    @Test func `a value function makes a rotation of a number`() throws {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.fromValue = 0
        animation.toValue = Double.pi
        animation.duration = 1
        layer.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.5)
        let shown = try #require(layer.presentation()?.transform)
        #expect(abs(shown.m12 - 1) < 1e-12)
    }

    @Test func `boxed points animate like plain ones`() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: CGPoint(x: 10, y: 20))
        animation.duration = 1
        layer.add(animation, forKey: nil)
        HeadlessClock.shared.advance(by: 0.5)
        #expect(layer.presentation()?.position == CGPoint(x: 5, y: 10))
    }

    @Test func `rendering draws backgrounds and sublayers in their places`() {
        let (root, child) = (CALayer(), CALayer())
        child.frame = CGRect(x: 10, y: 0, width: 5, height: 5)
        child.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(child)
        let context = CGContext(headlessBounds: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.render(in: context)
        let moves = context.headlessDisplayList.items.contains(
            .concatenate(CGAffineTransform(translationX: 10, y: 0)))
        #expect(moves)
    }
}
