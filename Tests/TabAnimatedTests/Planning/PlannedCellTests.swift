import Testing
import UIKit

@testable import TabAnimated

/// What the cells of a list cost while it loads: one prototype and one run of the adjustments for each kind and size.
@MainActor
@Suite("Planned cells", .serialized, .ownApp)
struct PlannedCellTests {
    private let producer = CountingProducer()
    private let count = AdjustmentCount()
    /// The app lives as long as the test; lists do not keep it.
    private let app = Sections([1, 0])

    /// Shows a model on a list, and counts what it takes.
    private func start(_ model: FormAnimated, on list: some ListHost) -> Screen<UIView> {
        let screen = Screen<UIView>(list)
        model.producer = producer
        model.adjust { [count] _ in count.runs += 1 }
        list.tabAnimated = model
        _ = warnings { list.startTabAnimation() }
        HeadlessScreen.main.turn()
        return screen
    }

    private func expect(
        prototypes: Int, adjustments: Int? = nil, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(producer.statistics.prototypesMade == prototypes, sourceLocation: location)
        #expect(count.runs == adjustments ?? prototypes, sourceLocation: location)
    }

    // MARK: Covers

    @Test func `rows of a given height cost one prototype, however many there are`() {
        let screen = start(TableAnimated(cellClass: GrowingCell.self, cellHeight: 20), on: makeTable(nil))
        #expect(screen.overlay?.tiles.count == 24)
        expect(prototypes: 1)
    }

    @Test func `rows that size themselves cost one prototype, which is what they show`() {
        let screen = start(TableAnimated(cellClass: GrowingCell.self, count: 5), on: makeSizingTable())
        #expect(screen.overlay?.tiles.map(\.production.size.height) == Array(repeating: 77, count: 5))
        expect(prototypes: 1)
    }

    @Test(arguments: [nil, 30] as [CGFloat?])
    func `two kinds in three sections cost two prototypes`(height: CGFloat?) {
        let section = SectionAnimated([
            CellAnimated(GrowingCell.self).height(height).count(2),
            CellAnimated(SampleCell.self).height(height).count(2),
        ])
        let screen = start(
            TableAnimated(sections: [section, section, section]), on: makeSizingTable())
        // Sections that begin behind the end are not made.
        #expect(screen.overlay?.tiles.count == (height == nil ? 8 : 12))
        expect(prototypes: 2)
    }

    @Test func `one class of two heights costs two prototypes`() {
        let heights: [CGFloat] = [30, 50, 30]
        let sections = heights.map { SectionAnimated(cellClass: GrowingCell.self, cellHeight: $0, count: 2) }
        _ = start(TableAnimated(sections: sections), on: makeTable(nil))
        expect(prototypes: 2)
    }

    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func `separators and surfaces make no other kind of a row`(style: UITableView.Style) {
        let screen = start(
            TableAnimated(cellClass: GrowingCell.self, cellHeight: 40, count: 3),
            on: makeTable(nil, style: style))
        let cards = screen.overlay?.tiles.filter { $0.production.className == "GrowingCell" }
            .map(\.production.cards.count)
        #expect(cards == (style == .grouped ? [2, 1, 1] : [1, 1, 0]))
        expect(prototypes: 1)
    }

    @Test func `headers of sections are produced once for their class`() {
        let header = CellAnimated(SamplePage.self).height(30)
        let section = SectionAnimated(cellClass: GrowingCell.self, cellHeight: 40, count: 1, header: header)
        _ = start(TableAnimated(sections: [section, section]), on: makeTable(nil))
        expect(prototypes: 2)
    }

    @Test func `items of a flow layout cost one prototype`() {
        let screen = start(CollectionAnimated(cellClass: GrowingItem.self), on: makeCollection(nil))
        #expect(screen.overlay?.tiles.count ?? 0 > 10)
        expect(prototypes: 1)
    }

    @Test func `items that size themselves cost one prototype`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 120, height: 40)
        let screen = start(
            CollectionAnimated(cellClass: GrowingItem.self), on: makeCollection(nil, layout: layout))
        #expect(screen.overlay?.tiles.first?.production.size == CGSize(width: 120, height: 77))
        expect(prototypes: 1)
    }

    @Test(arguments: zip([300, 4.2, 0] as [CGFloat], [100, 1.4, 50] as [CGFloat]))
    func `rows fill a height, however its parts are rounded, and one stands in none`(
        height: CGFloat, row: CGFloat
    ) {
        var section = PlannedSection(0)
        let size = CGSize(width: 320, height: row)
        section.fill(repeating: [PlannedCell(prototype: CellAnimated(GrowingCell.self), size: size)])
        #expect(section.rows(within: height).count == (height > 0 ? 3 : 1))
    }

    @Test func `beyond the counted cells the last one repeats, and never one that is there no time`() {
        let cells = [CGFloat(20), 40].map {
            PlannedCell(prototype: CellAnimated(GrowingCell.self), size: CGSize(width: 320, height: $0))
        }
        var section = PlannedSection(0)
        section.append(cells[0], count: 2)
        section.append(cells[1], count: 0)
        #expect((0...3).map { section.cell(at: $0)?.size.height } == [20, 20, 20, 20])
    }

    @Test func `a layout that answers with items out of sight has a tile for those in sight alone`() {
        let model = CollectionAnimated(cellClass: GrowingItem.self, count: 20)
        let screen = start(model, on: makeCollection(nil, layout: GenerousLayout()))
        #expect(screen.overlay?.tiles.count == 6)
    }

    // MARK: Without a cover over everything

    @Test func `rows among the app's cost one prototype`() {
        let model = TableAnimated(cellClass: GrowingCell.self, count: 4, inSections: [1])
        _ = start(model, on: makeSizingTable(app))
        expect(prototypes: 1)
    }

    @Test func `items among the app's cost one prototype`() {
        let model = CollectionAnimated(cellClass: GrowingItem.self, count: 4, inSections: [1])
        _ = start(model, on: makeCollection(app))
        expect(prototypes: 1)
    }

    @Test func `a section that is covered in place costs one prototype`() {
        app.counts = [1]
        let model = TableAnimated(
            cellClass: GrowingCell.self, count: 4, inSections: [1])
        let screen = start(model, on: makeSizingTable(app))
        #expect(screen.overlay.map { abs($0.frame.height - 4 * 77) < 0.001 } == true)
        expect(prototypes: 1)
    }

    // MARK: While the skeleton is shown

    @Test func `scrolling adds rows without another prototype`() {
        app.counts = [40]
        let table = makeTable(app)
        let screen = start(TableAnimated(cellClass: GrowingCell.self, cellHeight: 50), on: table)
        let before = screen.overlay?.tiles.count ?? 0
        table.contentOffset.y = 600
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.tiles.count ?? 0 > before)
        expect(prototypes: 1)
    }

    @Test func `an update makes the adjustments again`() {
        let screen = start(TableAnimated(cellClass: GrowingCell.self, cellHeight: 50), on: makeTable(nil))
        screen.content.updateTabAnimation()
        #expect(count.runs == 2)
    }

    @Test func `another size of text is another kind`() {
        let screen = start(TableAnimated(cellClass: GrowingCell.self, cellHeight: 50), on: makeTable(nil))
        HeadlessScreen.main.traitCollection = UITraitCollection(
            preferredContentSizeCategory: .accessibilityLarge)
        HeadlessScreen.main.turn()
        #expect(screen.overlay != nil)
        expect(prototypes: 2)
    }
}

/// What covers a section that its list does not have yet.
@MainActor
@Suite("A covered section that is to come", .serialized, .ownApp)
struct ComingSectionTests {
    /// The app lives as long as the test; lists do not keep it.
    private let app = Sections([1])

    private func cover(_ model: FormAnimated, on list: some ListHost) -> SkeletonOverlay? {
        let screen = Screen<UIView>(list)
        HeadlessScreen.main.turn()
        list.tabAnimated = model
        list.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen.overlay
    }

    @Test func `items are arranged as the layout arranges them, in lines and columns`() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 20
        let model = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 100, height: 50), count: 4, inSections: [1])
        let overlay = cover(model, on: makeCollection(app, layout: layout))
        #expect(overlay?.frame == CGRect(x: 0, y: 50, width: 320, height: 110))
        #expect(
            overlay?.tiles.map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 220, y: 60),
            ])
    }

    @Test func `items of a list that scrolls sideways come after its content`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let model = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 80, height: 480), count: 2, inSections: [1])
        let overlay = cover(model, on: makeCollection(app, layout: layout))
        #expect(overlay?.frame == CGRect(x: 100, y: 0, width: 170, height: 480))
    }

    @Test func `rows without a number fill what is visible, however low they are`() {
        let model = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 5, inSections: [1])
        #expect(cover(model, on: makeTable(app))?.tiles.count == 86)
    }

    @Test func `rows have the heights that are remembered`() {
        app.counts = [1, 2]
        app.heights = [1: 33]
        let table = makeTable(app)
        let model = TableAnimated(loading: [1: SectionAnimated(cellClass: SampleCell.self)])
        model.canLoadAgain = true
        model.remembersContent = true
        _ = cover(model, on: table)
        table.endTabAnimation()
        app.counts = [1]
        table.reloadData()
        HeadlessScreen.main.turn()
        app.counts = []
        table.reloadData()
        HeadlessScreen.main.turn()
        table.startTabAnimation()
        #expect(table.covers.first?.tiles.map(\.production.size.height) == [33, 33])
    }
}

// MARK: - Fixtures

/// A producer that keeps nothing, so that everything it is asked for costs a prototype.
@MainActor
private final class CountingProducer: Producing {
    private let producer = Producer()

    var statistics: ProducerStatistics { producer.statistics }

    func production(for request: ProductionRequest) -> Production { producer.production(for: request) }
}

@MainActor
private final class AdjustmentCount {
    var runs = 0
}

@MainActor
private func makeSizingTable(_ app: Sections? = nil) -> UITableView {
    let table = makeTable(app)
    table.rowHeight = UITableView.automaticDimension
    return table
}

/// A layout that says where all items are, whatever it is asked.
private final class GenerousLayout: ColumnLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
    }
}

/// A cell that is 77 points high.
private final class GrowingCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}

/// An item that is 77 points high.
private final class GrowingItem: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}
