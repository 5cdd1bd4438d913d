import Testing
import UIKit

@testable import TabAnimated

/// Only what can be seen is made, however many cells a model or an app has, and scrolling makes nothing.
@MainActor
@Suite("Only what is seen is made", .serialized, .ownApp)
struct OnlyWhatIsSeenTests {
    private let producer = CountingProducer()
    /// The app lives as long as the test; lists do not keep it.
    private let app = Sections([])

    private func start(_ model: FormAnimated, on list: some ListHost) -> Screen<UIView> {
        let screen = Screen<UIView>(list)
        model.producer = producer
        list.tabAnimated = model
        list.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen
    }

    /// What a start made: tiles, and layers of all covers.
    private func made(by model: FormAnimated, on list: some ListHost) -> [Int] {
        let screen = start(model, on: list)
        let covers = screen.content.covers
        return [
            covers.reduce(0) { $0 + $1.tiles.count }, covers.reduce(0) { $0 + $1.layer.layerCount },
            producer.requests,
        ]
    }

    // MARK: Counts

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `a table of a hundred thousand rows is made like one of twenty`(style: UITableView.Style) {
        let few = made(
            by: TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 20),
            on: makeTable(nil, style: style))
        let before = producer.requests
        let many = made(
            by: TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 100_000),
            on: makeTable(nil, style: style))
        #expect(many == [few[0], few[1], before * 2])
        #expect(few[0] < 12)
    }

    @Test func `rows that size themselves are made as far as they are seen`() {
        let table = makeTable(nil)
        table.rowHeight = UITableView.automaticDimension
        let model = TableAnimated(cellClass: SampleCell.self, count: 100_000)
        #expect(made(by: model, on: table)[0] <= 11)
    }

    @Test func `a collection of a hundred thousand items is made like one of a hundred`() {
        let made = [100, 100_000].map { count in
            self.made(
                by: CollectionAnimated(cellClass: SampleItem.self, count: count),
                on: makeCollection(nil))
        }
        #expect(made[0].prefix(2) == made[1].prefix(2))
        #expect(made[0][0] < 40)
    }

    @Test func `a covered section of a hundred thousand rows is made like one of twenty`() {
        app.counts = [1]
        let made = [20, 100_000].map { count in
            self.made(
                by: TableAnimated(
                    cellClass: SampleCell.self, cellHeight: 60, count: count, inSections: [1]),
                on: makeTable(app))
        }
        #expect(made[0].prefix(2) == made[1].prefix(2))
    }

    @Test func `a list of a hundred thousand rows is covered like one of a thousand`() {
        let made = [1_000, 100_000].map { count in
            app.counts = [count]
            return self.made(
                by: TableAnimated(cellClass: SampleCell.self, cellHeight: 60), on: makeTable(app))
        }
        #expect(made[0].prefix(2) == made[1].prefix(2))
    }

    // MARK: Scrolling

    @Test(arguments: [nil, 100_000] as [Int?], [UITableView.Style.plain, .insetGrouped])
    func `scrolling a covered table makes nothing and restarts nothing`(
        count: Int?, style: UITableView.Style
    ) throws {
        app.counts = [1_000]
        let table = makeTable(app, style: style)
        table.rowHeight = 60
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: count)
        model.animation = .classic()
        let screen = start(model, on: table)
        let overlay = try #require(screen.overlay)
        let layers = overlay.componentLayers
        let animations = layers.map(\.animationBeginnings)
        let requests = producer.requests
        #expect(!animations.joined().isEmpty)
        for offset in Array(stride(from: 0, through: 3_900, by: 130)) + [15_990, 16_000, 8_000] {
            table.contentOffset.y = CGFloat(offset)
            HeadlessScreen.main.turn()
            #expect(overlay.isFilled(in: table))
        }
        #expect(overlay.componentLayers.count == layers.count)
        #expect(overlay.componentLayers.map(\.animationBeginnings) == animations)
        #expect(producer.requests == requests)
    }

    @Test(arguments: [nil, 100_000] as [Int?], [false, true])
    func `scrolling a covered collection makes nothing and restarts nothing`(
        count: Int?, isCompositional: Bool
    ) throws {
        app.counts = [1_000]
        let collection = makeCollection(app, layout: isCompositional ? grid() : rows())
        let model = CollectionAnimated(
            cellClass: SampleItem.self, count: count, layout: isCompositional ? grid() : nil)
        let screen = start(model, on: collection)
        let overlay = try #require(screen.overlay)
        let layers = overlay.componentLayers
        let animations = layers.map(\.animationBeginnings)
        let requests = producer.requests
        for offset in Array(stride(from: 0, through: 3_900, by: 130)) + [11_990, 12_000, 6_000] {
            collection.contentOffset.y = CGFloat(offset)
            HeadlessScreen.main.turn()
            #expect(overlay.isFilled(in: collection))
        }
        #expect(overlay.componentLayers.count == layers.count)
        #expect(overlay.componentLayers.map(\.animationBeginnings) == animations)
        #expect(producer.requests == requests)
    }

    private func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        // Between lines there is nothing to see.
        layout.minimumLineSpacing = 0
        return layout
    }

    private func grid() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test func `a table that is pulled beyond its edges plans nothing`() throws {
        let table = makeTable(nil)
        let screen = start(TableAnimated(cellClass: SampleCell.self, cellHeight: 60), on: table)
        let overlay = try #require(screen.overlay)
        let (layers, frame, requests) = (overlay.componentLayers, overlay.frame, producer.requests)
        for offset in [-10, -80, -30, 0, 20, 90, 200, 60, 0] as [CGFloat] {
            table.contentOffset.y = offset
            HeadlessScreen.main.turn()
        }
        #expect(overlay.componentLayers.map(ObjectIdentifier.init) == layers.map(ObjectIdentifier.init))
        #expect(overlay.frame == frame && producer.requests == requests)
    }
}

// MARK: - Fixtures

@MainActor
private final class CountingProducer: Producing {
    private let producer = Producer()
    private(set) var requests = 0

    func production(for request: ProductionRequest) -> Production {
        requests += 1
        return producer.production(for: request)
    }
}

extension CALayer {
    /// The number of layers inside.
    fileprivate var layerCount: Int { (sublayers ?? []).reduce(0) { $0 + 1 + $1.layerCount } }

    /// When the animations of the layer and those inside it began.
    fileprivate var animationBeginnings: [CFTimeInterval] {
        (animationKeys() ?? []).sorted().compactMap { animation(forKey: $0)?.beginTime }
            + (sublayers ?? []).flatMap(\.animationBeginnings)
    }
}

extension SkeletonOverlay {
    /// Whether tiles are seen from the top of a list to its end.
    fileprivate func isFilled(in list: UIScrollView) -> Bool {
        let top = tiles.map(\.origin.y).min() ?? .infinity
        let end = tiles.map { $0.origin.y + $0.production.size.height }.max() ?? 0
        return frame.minY + top <= list.visibleArea.minY + 40
            && frame.minY + end >= list.visibleArea.maxY
    }
}
