import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerGeometryTests {
    private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func `a frame becomes bounds and a position at the anchor point`() {
        let layer = layer(10, 20, 100, 50)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(layer.position == CGPoint(x: 60, y: 45))
    }

    @Test func `moving the anchor point moves the frame and not the position`() {
        let layer = layer(0, 0, 100, 50)
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    }

    @Test func `the frame of a scaled layer is the box around it`() {
        let layer = layer(0, 0, 100, 50)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    }

    @Test func `setting the frame of a scaled layer sets the unscaled size as its bounds`() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    }

    @Test func `points are converted through scrolled and moved layers`() {
        let root = layer(0, 0, 300, 300)
        let scrolled = layer(10, 10, 100, 100)
        let child = layer(20, 30, 10, 10)
        scrolled.bounds.origin = CGPoint(x: 5, y: 15)
        root.addSublayer(scrolled)
        scrolled.addSublayer(child)
        #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 26, y: 27))
    }

    @Test func `converting from a layer undoes converting to it`() {
        let root = layer(0, 0, 300, 300)
        let turned = layer(10, 10, 100, 100)
        turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        root.addSublayer(turned)
        let there = turned.convert(CGPoint(x: 30, y: 40), from: root)
        let back = turned.convert(there, to: root)
        #expect(abs(back.x - 30) < 1e-9 && abs(back.y - 40) < 1e-9)
    }

    @Test func `a sublayer transform moves all sublayers about the anchor point`() {
        let root = layer(0, 0, 100, 100)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        let child = layer(50, 50, 10, 10)
        root.addSublayer(child)
        #expect(child.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 70, y: 70))
    }

    @Test func `the front-most layer at a point is hit`() {
        let root = layer(0, 0, 100, 100)
        let front = layer(0, 0, 50, 50)
        let back = layer(0, 0, 50, 50)
        root.addSublayer(front)
        root.addSublayer(back)
        front.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === front)
    }

    @Test func `hidden layers are not hit`() {
        let root = layer(0, 0, 100, 100)
        let child = layer(0, 0, 50, 50)
        root.addSublayer(child)
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    }

    @Test func `a sublayer outside a layer that masks to its bounds is not hit`() {
        let root = layer(0, 0, 100, 100)
        root.addSublayer(layer(150, 0, 50, 50))
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 160, y: 10)) == nil)
    }

    @Test func `an affine transform is a 3D one without depth`() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeTranslation(3, 4, 0)))
    }
}
