import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Mapping: hostile trees", .ownDevice)
struct HostileTreeTests {
    private func production(of view: UIView) -> Production {
        Producer().production(
            for: ProductionRequest(
                subject: .view(view), owner: "Screen", size: view.bounds.size, traits: view.traitCollection,
                layoutDirection: .leftToRight))
    }

    private func makeDeep(_ levels: Int, leaf: UIView) -> UIView {
        let root = makeRoot()
        var view = root
        for _ in 0..<levels {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
            view.addSubview(inner)
            view = inner
        }
        view.addSubview(leaf)
        return root
    }

    @Test func `what is inside 150 views is mapped`() {
        let root = makeDeep(150, leaf: makeBlock(x: 5))

        #expect(production(of: root).components.map(\.frame.minX) == [5])
    }

    @Test func `what is inside 1,000 views is left out`() {
        let root = makeDeep(1_000, leaf: makeBlock(x: 5))

        #expect(production(of: root).components.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a frame that is no number gives a component that is not drawn`(value: CGFloat) {
        let place = makeBlock()
        place.layer.position.x = value
        let size = makeLabel("text")
        size.layer.bounds.size.width = value
        let root = makeRoot().adding(place, size, makeBlock())

        let components = production(of: root).components

        #expect(components.map(\.removal) == [.empty, .empty, nil])
        #expect(components.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
    }

    @Test func `what is inside a view whose place is no number is not drawn`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).adding(makeBlock())
        container.layer.position.y = .nan

        #expect(production(of: makeRoot().adding(container)).components.map(\.isRemoved) == [true])
    }

    @Test func `a view of a million points has no more than a thousand bars`() {
        let label = makeLabel(nil, frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6), lines: 0)
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))

        let components = production(of: makeRoot().adding(label, textView)).components

        #expect(components.allSatisfy { $0.bars.count <= 1_000 })
    }

    @Test func `properties in a circle are named once`() {
        let root = HusbandView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        #expect(production(of: root).components.map(\.name) == ["wife.ring"])
    }

    @Test func `a key path in a circle resolves to a name that no component has`() {
        let name = ComponentName.name(of: \HusbandView.wife.husband)
        let names = HusbandView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).mapped.map(\.name)

        #expect(name.map { names.contains($0) } ?? false == false)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `any tree gives finite components, each index once and in order`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = makeRoot(width: 300, height: 400)
        fill(root, depth: 0, using: &random)

        let components = production(of: root).components

        #expect(components.map(\.index) == Array(components.indices))
        #expect(
            components.flatMap(\.bars).allSatisfy { bar in
                [bar.minX, bar.minY, bar.width, bar.height].allSatisfy(\.isFinite)
            })
    }

    private func fill(_ view: UIView, depth: Int, using random: inout SeededGenerator) {
        let values: [CGFloat] = [0, -10, 10, 120, 1e6, -1e6, .nan, .infinity, 50, 80]
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let inner = makeView(using: &random)
            func pick() -> CGFloat { values.randomElement(using: &random) ?? 0 }
            inner.layer.bounds = CGRect(x: 0, y: 0, width: pick(), height: pick())
            inner.layer.position = CGPoint(x: pick(), y: pick())
            inner.isHidden = Int.random(in: 0..<6, using: &random) == 0
            inner.clipsToBounds = Bool.random(using: &random)
            view.addSubview(inner)
            if depth < 4, Bool.random(using: &random) { fill(inner, depth: depth + 1, using: &random) }
        }
    }

    private func makeView(using random: inout SeededGenerator) -> UIView {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: UIImageView()
        case 1: makeLabel("some text", lines: .random(in: 0...3, using: &random))
        case 2: UIButton()
        case 3: UIScrollView()
        case 4: UITextView()
        default: UIView()
        }
    }
}

private final class HusbandView: UIView {
    let wife = WifeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wife)
        wife.husband = self
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class WifeView: UIView {
    let ring = UIImageView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    weak var husband: HusbandView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ring)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
