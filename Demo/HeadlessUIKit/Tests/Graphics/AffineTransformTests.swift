import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct AffineTransformTests {
    @Test func `concatenating applies the receiver first`() {
        let moved = CGAffineTransform(translationX: 10, y: 0)
        let doubled = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint.zero.applying(moved.concatenating(doubled)) == CGPoint(x: 20, y: 0))
    }

    @Test func `the methods that derive apply the new step first`() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    }

    @Test func `an inverse undoes its transform`() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
        let point = CGPoint(x: 3, y: 5)
        #expect(point.applying(transform).applying(transform.inverted()) == point)
    }

    @Test func `a rotated rectangle grows to its bounding box`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(rect.width.rounded() == 10)
        #expect(rect.height.rounded() == 20)
        #expect(rect.minX.rounded() == -10)
    }

    @Test func `insets move the edges of a rectangle inwards`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 94, height: 46))
    }
}
