import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct BezierPathTests {
    @Test func `an oval fills its rectangle`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 30))
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 40, height: 30))
    }

    @Test func `the bounds of a curve leave its control points out`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `the bounding box of a path holds its control points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `an empty path has null bounds`() {
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func `a clockwise quarter arc from the right goes down on the screen`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.bounds.maxY.rounded() == 10)
        #expect(path.bounds.minY.rounded() == 0)
    }

    @Test func `a counterclockwise arc takes the other way round`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(path.bounds.minX.rounded() == -10)
        #expect(path.bounds.minY.rounded() == -10)
    }

    @Test func `an arc of a whole turn is a circle`() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
            clockwise: true)
        #expect(path.bounds.integral == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `a tangent arc rounds the corner between two lines`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.currentPoint.x.rounded() == 10)
        #expect(path.currentPoint.y.rounded() == 4)
        #expect(path.contains(CGPoint(x: 6.5, y: 0.3)))
        #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
    }

    @Test func `a rounded corner leaves its tip outside the path`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test func `a corner radius is at most half the shorter side`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 100)
        #expect(path.contains(CGPoint(x: 20, y: 1)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test func `by the even odd rule a path inside a path is a hole`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func `a reversed path inside a path is a hole by the winding rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func `after closing the current point is where the subpath began`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 10, y: 4))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    }

    @Test func `a transform moves every point`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 3))
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 20, height: 30))
    }

    @Test func `a path handed out does not change with its source`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = path.cgPath
        path.addLine(to: CGPoint(x: 100, y: 100))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
