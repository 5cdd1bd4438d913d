import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: layers added by hand", .ownDevice)
struct StandaloneLayerTests {
    private func makeLayer(_ frame: CGRect, color: UIColor? = .red) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color?.cgColor
        return layer
    }

    private func makeGradient(_ frame: CGRect) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = frame
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        return layer
    }

    private func map(_ root: UIView) -> Production {
        ViewMapper().map(root)
    }

    @Test func `a layer is a component after those of all views`() {
        let root = makeRoot()
        root.layer.addSublayer(makeLayer(CGRect(x: 7, y: 8, width: 30, height: 10)))
        _ = root.adding(makeBlock(), makeBlock())

        #expect(map(root).components.map(\.frame.minX) == [0, 0, 7])
    }

    @Test func `the frame of a layer is converted to the root`() {
        let container = UIView(frame: CGRect(x: 100, y: 20, width: 90, height: 50)).adding(makeBlock())
        container.layer.addSublayer(makeLayer(CGRect(x: 7, y: 8, width: 30, height: 10)))

        #expect(
            map(makeRoot().adding(container)).components.last?.frame
                == CGRect(x: 107, y: 28, width: 30, height: 10))
    }

    @Test(arguments: [(CGFloat(20), true), (90, false)])
    func `a layer smaller than its view is a surface below the views that stand on it`(
        x: CGFloat, isBelow: Bool
    ) {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        card.layer.addSublayer(makeLayer(CGRect(x: 10, y: 10, width: 60, height: 40), color: .lightGray))
        card.addSubview(makeBlock(x: x, y: 20))

        #expect(map(makeRoot().adding(card)).components.map(\.removal) == [nil, isBelow ? .surface : nil])
    }

    @Test func `a gradient as large as its view is a surface`() {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        card.layer.insertSublayer(makeGradient(card.bounds), at: 0)
        card.addSubview(makeBlock())
        let production = map(makeRoot().adding(card))

        #expect(production.components.map(\.removal) == [nil, .surface])
        #expect(production.cards.map(\.frame) == [CGRect(x: 10, y: 10, width: 200, height: 60)])
        #expect(production.cards.first?.fill == .muted)
    }

    @Test func `a gradient as large as its view keeps its colors when the options say so`() {
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        card.layer.insertSublayer(makeGradient(card.bounds), at: 0)
        card.addSubview(makeBlock())
        var options = MappingOptions()
        options.keepsColors = true
        let production = ViewMapper(options: options).map(makeRoot().adding(card))

        guard case .gradient? = production.cards.first?.fill else {
            Issue.record("The fill is not a gradient.")
            return
        }
    }

    @Test func `a colored gradient in a view without anything else is a gray component`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
        view.layer.addSublayer(makeGradient(view.bounds))
        let components = map(makeRoot().adding(view, makeBlock())).components

        #expect(components.map(\.frame.width) == [20, 200])
        #expect(components.last?.fill == .standard)
    }

    @Test func `a shape has the frame of its path`() {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 40, height: 20)).cgPath
        let root = makeRoot().adding(makeBlock())
        root.layer.addSublayer(shape)

        #expect(map(root).components.last?.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    }

    @Test func `a shape in a view that is scrolled is where it is seen`() {
        let root = makeRoot()
        root.bounds.origin = CGPoint(x: 10, y: 30)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 50, y: 60, width: 20, height: 10)).cgPath
        shape.fillColor = UIColor.red.cgColor
        root.layer.addSublayer(shape)
        _ = root.adding(makeBlock())

        #expect(map(root).components.last?.frame == CGRect(x: 40, y: 30, width: 20, height: 10))
    }

    @Test func `a layer with contents is an image`() {
        let picture = makeLayer(CGRect(x: 5, y: 6, width: 40, height: 40), color: nil)
        picture.contents = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
        let root = makeRoot().adding(makeBlock())
        root.layer.addSublayer(picture)

        #expect(map(root).components.map(\.role) == [.block, .image])
        #expect(map(root).components.last?.frame == CGRect(x: 5, y: 6, width: 40, height: 40))
    }

    @Test func `a ring is round and as large as its stroke`() {
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 60, height: 60)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.red.cgColor
        ring.lineWidth = 10
        let root = makeRoot().adding(makeBlock())
        root.layer.addSublayer(ring)
        let component = map(root).components.last

        #expect(component?.frame == CGRect(x: 5, y: 5, width: 70, height: 70))
        #expect(component?.cornerRadius == 35)
    }

    @Test func `a text layer is a bar in its first line`() {
        let text = CATextLayer()
        text.string = "Total"
        text.fontSize = 20
        text.frame = CGRect(x: 0, y: 10, width: 80, height: 40)
        let root = makeRoot().adding(makeBlock())
        root.layer.addSublayer(text)
        let component = map(root).components.last

        #expect(component?.role == .text)
        #expect(component.map { isClose($0.frame.minY, 12.98) && isClose($0.frame.height, 17.895) } == true)
    }

    @Test func `a layer that shows nothing is left out`() {
        let root = makeRoot().adding(makeBlock())
        let hidden = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        hidden.isHidden = true
        root.layer.addSublayer(hidden)
        root.layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), color: nil))

        #expect(map(root).components.count == 1)
    }

    @Test func `a layer inside a layer that shows nothing is found`() {
        let root = makeRoot().adding(makeBlock())
        let outer = makeLayer(CGRect(x: 10, y: 10, width: 50, height: 50), color: nil)
        outer.addSublayer(makeLayer(CGRect(x: 5, y: 5, width: 10, height: 10)))
        root.layer.addSublayer(outer)

        #expect(map(root).components.last?.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
    }

    @Test func `a layer in a property has its name`() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        #expect(map(view).components.map(\.name) == ["ring"])
    }

    @Test func `a layer in a hidden view is removed`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 50)).adding(makeBlock())
        container.layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10)))
        container.isHidden = true

        #expect(map(makeRoot().adding(container)).components.map(\.removal) == [.hidden, .hidden])
    }

    @Test func `a layer without a frame that makes sense is removed`() {
        let root = makeRoot().adding(makeBlock())
        let layer = makeLayer(.zero)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
        root.layer.addSublayer(layer)

        #expect(map(root).components.last?.removal == .empty)
    }
}

private final class RingView: UIView {
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 80)).cgPath
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
