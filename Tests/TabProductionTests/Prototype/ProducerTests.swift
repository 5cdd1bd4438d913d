import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

@MainActor
@Suite("Producer", .ownDevice)
struct ProducerTests {
    private func request(
        _ prototype: CellAnimated, size: CGSize = CGSize(width: 320, height: 96), owner: String = "Screen",
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ProductionRequest {
        ProductionRequest(
            subject: .prototype(prototype), owner: owner, size: size, traits: UITraitCollection(),
            layoutDirection: direction)
    }

    private func makeCachingProducer() -> Producer {
        Producer(stores: [FrequencyCache<Production>(configuration: CacheConfiguration(directory: nil))])
    }

    private func production(
        of view: UIView, by producer: Producer = Producer()
    ) -> Production {
        producer.production(
            for: ProductionRequest(
                subject: .view(view), owner: "Screen", size: view.bounds.size, traits: view.traitCollection,
                layoutDirection: .leftToRight))
    }

    @Test func `a cell class is instantiated once for one key`() {
        let producer = makeCachingProducer()

        _ = producer.production(for: request(CellAnimated(NewsCell.self)))
        _ = producer.production(for: request(CellAnimated(NewsCell.self)))

        #expect(producer.statistics == ProducerStatistics(prototypesMade: 1, storeHits: 1, mapped: 1))
    }

    @Test func `what comes from the cache is what was mapped`() {
        let producer = makeCachingProducer()
        let first = producer.production(for: request(CellAnimated(NewsCell.self)))

        #expect(producer.production(for: request(CellAnimated(NewsCell.self))) == first)
    }

    @Test func `another width is another production`() {
        let producer = makeCachingProducer()

        _ = producer.production(for: request(CellAnimated(NewsCell.self)))
        _ = producer.production(
            for: request(CellAnimated(NewsCell.self), size: CGSize(width: 375, height: 96)))

        #expect(producer.statistics.prototypesMade == 2)
    }

    @Test func `without a cache every request makes a prototype`() {
        let producer = Producer()

        _ = producer.production(for: request(CellAnimated(NewsCell.self)))
        _ = producer.production(for: request(CellAnimated(NewsCell.self)))

        #expect(producer.statistics.prototypesMade == 2)
    }

    @Test func `a prototype is released at once`() {
        weak var made: UIView?
        let prototype = CellAnimated(className: "NewsCell") {
            let cell = NewsCell(style: .default, reuseIdentifier: nil)
            made = cell
            return cell
        }

        _ = Producer().production(for: request(prototype))

        #expect(made == nil)
    }

    @Test func `a prototype has the size asked for`() {
        let production = Producer().production(for: request(CellAnimated(NewsCell.self)))

        #expect(production.size == CGSize(width: 320, height: 96))
        #expect(production.className == "NewsCell")
    }

    @Test func `components of a prototype have names`() {
        let production = Producer().production(for: request(CellAnimated(NewsCell.self)))

        #expect(production.components.map(\.name) == ["avatar", "title"])
    }

    @Test func `a collection cell, a header and a plain view can be prototypes`() {
        let classes: [UIView.Type] = [
            UICollectionViewCell.self, UITableViewHeaderFooterView.self, HeightView.self,
        ]

        let sizes = classes.map { Producer().production(for: request(CellAnimated($0))).size.height }

        #expect(sizes == [96, 96, 96])
    }

    @Test func `a height of zero asks for the height that fits`() {
        let production = Producer().production(
            for: request(CellAnimated(HeightView.self), size: CGSize(width: 320, height: 0)))

        #expect(production.size.height == 77)
    }

    @Test(
        arguments: [CGFloat.nan, -1, 200_000, .infinity],
        [(HeadlessSystem.iOS18, 44), (.iOS26, 52)] as [(HeadlessSystem, CGFloat)])
    func `a height that makes no sense becomes that of a plain row with a warning`(
        height: CGFloat, row: (system: HeadlessSystem, height: CGFloat)
    ) {
        let usual = HeadlessScreen.main.system
        defer { HeadlessScreen.main.system = usual }
        HeadlessScreen.main.system = row.system
        var size = CGSize.zero
        let prototype = CellAnimated(HeightView.self) { $0.height = height }
        let given = warnings {
            size = Producer().production(for: request(prototype, size: CGSize(width: 320, height: 0))).size
        }

        #expect(size.height == row.height)
        #expect(given.filter { $0.hasPrefix("HeightView asks for a height of") }.count == 1)
    }

    @Test func `a cell without texts of UIKit, as one that hosts SwiftUI, is laid out once`() {
        CanvasCell.layouts = 0
        _ = Producer().production(
            for: request(CellAnimated(CanvasCell.self), size: CGSize(width: 320, height: 60)))
        #expect(CanvasCell.layouts == 1)
    }

    @Test func `a prototype can be given sample content`() {
        let prototype = CellAnimated(NewsCell.self) { $0.title.text = "Hi" }

        let title = Producer().production(for: request(prototype)).components[1]

        #expect(title.frame.width < 60)
    }

    @Test func `a right-to-left prototype has its text at the right`() {
        let title = Producer().production(for: request(CellAnimated(NewsCell.self), direction: .rightToLeft))
            .components[1]

        #expect(title.alignment == .right)
    }

    @Test func `a view on screen is mapped as it stands`() {
        let root = makeRoot().adding(makeBlock())

        #expect(production(of: root).components.count == 1)
    }

    @Test func `a view on screen is mapped each time`() {
        let producer = makeCachingProducer()
        let root = makeRoot().adding(makeLabel("text"))

        _ = production(of: root, by: producer)
        _ = production(of: root, by: producer)

        #expect(producer.statistics.storeHits == 0 && producer.statistics.mapped == 2)
    }

    @Test func `a view on screen that changed is mapped again`() {
        let producer = makeCachingProducer()
        let root = makeRoot()
        _ = production(of: root, by: producer)
        root.addSubview(makeBlock())

        #expect(production(of: root, by: producer).components.count == 1)
    }

    @Test func `a view without size gives a warning and no shapes`() {
        var bars: [CGRect] = [.zero]
        let given = warnings { bars = production(of: UIView().adding(UIView())).components.flatMap(\.bars) }

        #expect(given == ["UIView has no size yet; start its skeleton after the first layout pass."])
        #expect(bars.isEmpty)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `bars of any laid-out view are finite and inside their view`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let root = makeRoot(width: 300, height: 400)
        for _ in 0..<20 { root.addSubview(makeRandomView(using: &random)) }

        let components = production(of: root).components

        #expect(components.count == 20)
        let outside = components.filter { component in
            !component.bars.allSatisfy { isInside($0, component.sourceFrame) }
        }
        #expect(outside.isEmpty)
    }

    private func makeRandomView(using random: inout SeededGenerator) -> UIView {
        let frame = CGRect(
            x: .random(in: -20...280, using: &random), y: .random(in: -20...380, using: &random),
            width: .random(in: 0...200, using: &random), height: .random(in: 0...120, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return UIImageView(frame: frame)
        case 1: return UIButton(frame: frame)
        case 2: return UIView(frame: frame)
        default:
            let label = makeLabel(Bool.random(using: &random) ? "some text" : nil, frame: frame)
            label.numberOfLines = .random(in: 0...4, using: &random)
            label.textAlignment =
                [.left, .center, .right, .natural, .justified].randomElement(using: &random) ?? .left
            label.font = .systemFont(ofSize: .random(in: 8...40, using: &random))
            return label
        }
    }
}

private final class NewsCell: UITableViewCell {
    let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
    let title = makeLabel(nil, frame: CGRect(x: 96, y: 16, width: 200, height: 24))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(avatar)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class HeightView: UIView {
    var height: CGFloat = 77

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }
}

/// A cell whose content cannot be looked into.
private final class CanvasCell: UICollectionViewCell {
    static var layouts = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40)))
        contentView.subviews.first?.backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        Self.layouts += 1
        super.layoutSubviews()
    }
}
