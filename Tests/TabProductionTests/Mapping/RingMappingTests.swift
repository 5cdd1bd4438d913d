import TestDevice
import Testing
import UIKit

@testable import TabProduction

/// What is only an outline leaves its inside free.
@MainActor
@Suite("Mapping: rings and outlines", .ownDevice)
struct RingMappingTests {
    private let frame = CGRect(x: 10, y: 10, width: 60, height: 60)

    private func makeStroke(_ path: UIBezierPath, width: CGFloat) -> CAShapeLayer {
        let layer = CAShapeLayer()
        stroke(layer, path, width: width)
        return layer
    }

    private func stroke(_ layer: CAShapeLayer, _ path: UIBezierPath, width: CGFloat) {
        layer.path = path.cgPath
        layer.fillColor = UIColor.clear.cgColor
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = width
    }

    private func map(_ layer: CALayer) -> Component? {
        let root = makeRoot().adding(makeLabel("in front"))
        root.layer.addSublayer(layer)
        return root.mapped.last
    }

    @Test func `a border without a background is a ring of its width`() {
        let view = UIView(frame: frame)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.cornerRadius = 30
        let component = makeRoot().adding(view).mapped.first

        #expect(component?.opening == TextLines.Insets(all: 4))
        #expect(component?.cornerRadius == 30 && component?.openRadius == 26)
    }

    @Test func `a border around a background is filled`() {
        let view = makeBlock(width: 60, height: 60)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor

        #expect(makeRoot().adding(view).mapped.map(\.opening) == [nil])
    }

    @Test func `a border around a text leaves what is below it free`() {
        let view = UIView(frame: frame)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.cornerRadius = 30
        view.addSubview(makeLabel("52 %"))
        let root = makeRoot().adding(view)

        #expect(ViewMapper().map(root).cards.map(\.fill) == [.none])

        view.layer.shadowOpacity = 1
        #expect(ViewMapper().map(root).cards.map(\.fill) == [.standard])
    }

    @Test func `a border that leaves nothing free is filled`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 8))
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor

        #expect(makeRoot().adding(view).mapped.map(\.opening) == [nil])
    }

    @Test func `a gradient that a mask cuts to a ring is a ring`() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient.frame = CGRect(x: 0, y: 0, width: 70, height: 70)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 66, height: 66)).cgPath
        mask.fillColor = nil
        mask.strokeColor = UIColor.black.cgColor
        mask.lineWidth = 4
        gradient.mask = mask
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 70, height: 70)).adding(
            UIImageView(frame: CGRect(x: 8, y: 8, width: 54, height: 54)))
        view.layer.addSublayer(gradient)
        let production = ViewMapper().map(makeRoot().adding(view))

        #expect(production.cards.isEmpty)
        #expect(production.components.last?.frame == CGRect(x: 10, y: 10, width: 70, height: 70))
        #expect(production.components.last?.opening == TextLines.Insets(all: 4))
    }

    @Test func `the stroke of a circle is a ring`() {
        let ring = map(makeStroke(UIBezierPath(ovalIn: frame), width: 8))

        #expect(ring?.frame == frame.insetBy(dx: -4, dy: -4))
        #expect(ring?.opening == TextLines.Insets(all: 8))
        #expect(ring.map { isClose($0.cornerRadius, 34) } == true)
    }

    @Test func `two circles in each other are a disc`() {
        let path = UIBezierPath(ovalIn: frame)
        path.append(UIBezierPath(ovalIn: frame.insetBy(dx: 12, dy: 12)))
        let layer = CAShapeLayer()
        layer.path = path.cgPath

        #expect(map(layer)?.opening == nil)
        #expect(map(layer)?.cornerRadius == 30)
    }

    @Test func `a path of several parts is no ring`() {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 60))
        path.append(UIBezierPath(rect: CGRect(x: 50, y: 10, width: 20, height: 60)))
        let layer = CAShapeLayer()
        layer.path = path.cgPath

        #expect(map(layer)?.opening == nil)
    }

    @Test func `the stroke of a box has the corners of the box`() throws {
        let box = UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 120, height: 60), cornerRadius: 12)
        let outline = try #require(map(makeStroke(box, width: 2)))

        #expect(outline.opening == TextLines.Insets(all: 2))
        #expect(abs(outline.cornerRadius - 13) < 1.5)
    }

    @Test func `the stroke of a curve is as large as the curve`() {
        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: 10, y: 60))
        curve.addLine(to: CGPoint(x: 60, y: 20))
        curve.addLine(to: CGPoint(x: 110, y: 60))
        let component = map(makeStroke(curve, width: 2))

        #expect(component?.opening == nil)
        #expect(component?.frame == CGRect(x: 9, y: 19, width: 102, height: 42))
        #expect(component?.cornerRadius == 6)
    }

    @Test func `a view whose own layer is a stroke is a ring`() {
        let view = StrokedView(frame: frame)
        if let layer = view.layer as? CAShapeLayer {
            stroke(layer, UIBezierPath(ovalIn: view.bounds.insetBy(dx: 3, dy: 3)), width: 6)
        }
        let component = makeRoot().adding(view).mapped.first

        #expect(component?.frame == frame)
        #expect(component?.opening == TextLines.Insets(all: 6))
    }

    @Test func `a shape that is neither filled nor stroked is left out`() {
        let layer = makeStroke(UIBezierPath(ovalIn: frame), width: 8)
        layer.strokeColor = nil

        #expect(map(layer)?.role == .label)
    }

    @Test func `a text in a ring stands on what the ring stands on`() {
        var ring = Component(index: 0, frame: frame, cornerRadius: 30)
        ring.opening = TextLines.Insets(all: 4)

        #expect(!ring.isPicture)
        ring.opening = nil
        #expect(ring.isPicture)
    }

    @Test func `the layer of a ring shows nothing inside`() throws {
        let stage = CoverStage(.row(.block { $0.opening = TextLines.Insets(all: 2) }))
        let mask = try #require(stage.layer(0)?.mask as? CAShapeLayer)
        let path = try #require(mask.path)

        #expect(path.contains(CGPoint(x: 1, y: 5)))
        #expect(!path.contains(CGPoint(x: 10, y: 5)))
    }

    @Test func `the outline of a ring on a stage leaves the inside free`() throws {
        let stage = CoverStage(.row(.block { $0.opening = TextLines.Insets(all: 2) }))
        let bar = try #require(stage.layer(0))
        let outline = try #require(UIBezierPath(opening: bar.component, at: CGPoint(x: 100, y: 100)))

        #expect(outline.contains(CGPoint(x: 101, y: 105)))
        #expect(!outline.contains(CGPoint(x: 110, y: 105)))
    }

    @Test func `a wide triangle is not round, for it fills corners of its box`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 20))
        path.addLine(to: CGPoint(x: 0, y: 20))
        path.close()

        #expect(!path.cgPath.isRound)
    }

    @Test(arguments: [CGSize(width: 200, height: 20), CGSize(width: 20, height: 200)])
    func `a long ellipse is round, and a long rectangle is not`(size: CGSize) {
        let box = CGRect(origin: .zero, size: size)

        #expect(UIBezierPath(ovalIn: box).cgPath.isRound)
        #expect(!UIBezierPath(rect: box).cgPath.isRound)
    }
}

private final class StrokedView: UIView {
    override static var layerClass: AnyClass { CAShapeLayer.self }
}
