import Testing
import UIKit

@testable import TabAnimated

/// Sections without cells have the room of their skeletons, and no number of cells differs from what the app says.
@MainActor
@Suite("The room of a section that loads", .serialized, .ownApp)
struct SectionRoomTests {
    private let app = Sections([1, 0, 2])

    private func table(
        _ style: UITableView.Style = .plain, count: Int? = 3, loading: [Int] = [1]
    ) -> Screen<UITableView> {
        let screen = Screen(makeTable(app, style: style))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: count, inSections: loading)
        return screen
    }

    private func collection() -> Screen<UICollectionView> {
        let screen = Screen(makeCollection(app))
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 320, height: 60), count: 3, inSections: [1])
        return screen
    }

    private func start(_ list: UIScrollView) {
        list.startTabAnimation()
        HeadlessScreen.main.turn()
    }

    /// The exceptions that UIKit would raise meanwhile.
    private func exceptions(during action: () -> Void) -> [String] {
        var reasons: [String] = []
        HeadlessException.handler = { reasons.append($0) }
        action()
        return reasons
    }

    // MARK: Places

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `what follows an empty section of a table is below its skeleton`(style: UITableView.Style) throws {
        let screen = table(style)
        let table = screen.content
        let before = table.rectForRow(at: IndexPath(row: 0, section: 2))
        table.startTabAnimation()
        let cover = try #require(table.covers.first)
        #expect(cover.frame.height == 180)
        #expect(cover.frame.minY == table.rectForHeader(inSection: 1).maxY)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == before.minY + 180)
        #expect(table.dataSource === app)
    }

    @Test func `what follows an empty section of a flow layout is below its skeleton`() throws {
        let shelf = collection()
        let collection = shelf.content
        let path = IndexPath(item: 0, section: 2)
        let before = try #require(collection.layoutAttributesForItem(at: path)?.frame)
        collection.startTabAnimation()
        let cover = try #require(collection.covers.first)
        #expect(cover.frame.height == 200)
        #expect(collection.layoutAttributesForItem(at: path)?.frame == before.offsetBy(dx: 0, dy: 200))
    }

    @Test func `what follows an empty section of a snapshot is below its skeleton`() throws {
        let screen = Screen(makeTable(nil))
        screen.content.rowHeight = 50
        let snapshots = SnapshotApp(of: screen.content)
        snapshots.apply([(0, 1), (1, 0), (2, 1)], isAnimated: false, isReload: false)
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1])
        start(screen.content)
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 50, width: 320, height: 120)])
        #expect(screen.content.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 170)
    }

    @Test func `rows that arrive take their part of the room`() {
        let screen = table()
        let table = screen.content
        start(table)
        let end = table.rectForRow(at: IndexPath(row: 0, section: 2)).minY
        app.counts[1] = 2
        app.heights[1] = 60
        table.insertRows(at: [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)], with: .none)
        HeadlessScreen.main.advance(by: 1)
        #expect(table.numberOfRows(inSection: 1) == 2)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == end)
        #expect(table.covers.map(\.frame.height) == [180])
    }

    @Test func `two empty sections each have their room`() throws {
        app.counts = [0, 0, 1]
        let screen = table(loading: [0, 1])
        let table = screen.content
        start(table)
        #expect(table.covers.map(\.frame.minY).sorted() == [0, 180])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 360)
        table.endTabAnimation(inSection: 0)
        HeadlessScreen.main.turn()
        #expect(table.covers.map(\.frame.minY) == [0])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 180)
    }

    @Test func `a header of the model has room over the rows`() {
        let screen = table()
        let table = screen.content
        table.tabAnimated = TableAnimated(loading: [
            1: SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 1,
                header: .init(SamplePage.self).height(30), footer: .init(SamplePage.self).height(20))
        ])
        start(table)
        #expect(table.covers.map(\.frame.height) == [110])
        #expect(table.covers.first?.tiles.map(\.production.size.height).sorted() == [20, 30, 60])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 160)
    }

    @Test func `rows by number cover those that there are, and have room for those that there are not`() {
        app.counts = [2, 1]
        let screen = Screen(makeTable(app))
        let table = screen.content
        table.tabAnimated = TableAnimated(rows: [
            1: CellAnimated(SampleCell.self).height(70), 2: CellAnimated(SampleCell.self).height(70),
        ])
        start(table)
        #expect(table.covers.map(\.frame) == [CGRect(x: 0, y: 50, width: 320, height: 120)])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 170)
    }

    @Test func `a footer of the app has its own height again when its section has loaded`() throws {
        let screen = table()
        let table = screen.content
        let footers = OwnFooters()
        table.delegate = footers
        HeadlessScreen.main.turn()
        let heights = (0..<3).map { table.rectForFooter(inSection: $0).height }
        #expect(heights == [30, 30, 30])
        start(table)
        #expect((0..<3).map { table.rectForFooter(inSection: $0).height } == [30, 210, 30])
        #expect(table.covers.map(\.frame) == [CGRect(x: 0, y: 80, width: 320, height: 180)])
        app.counts[1] = 3
        table.endTabAnimation(inSection: 1)
        HeadlessScreen.main.advance(by: 0)
        #expect((0..<3).map { table.rectForFooter(inSection: $0).height } == heights)
        #expect(table.footerView(forSection: 1)?.frame.height == 30)
        #expect(table.delegate === footers)
    }

    @Test func `a section has its room within the batch of the app that moves it`() {
        let screen = table()
        let table = screen.content
        start(table)
        #expect(table.rectForFooter(inSection: 1).height == 180)
        app.counts.insert(0, at: 0)
        table.tabAnimationSectionsWillChange(inserting: [0])
        table.performBatchUpdates { table.insertSections([0], with: .none) }
        #expect((0..<4).map { table.rectForFooter(inSection: $0).height } == [0, 0, 180, 0])
        HeadlessScreen.main.advance(by: 0)
        #expect((0..<4).map { table.rectForFooter(inSection: $0).height } == [0, 0, 180, 0])
        #expect(table.covers.map(\.frame.minY) == [50])
    }

    // MARK: Any order

    @Test(arguments: 0..<4)
    func `sections alike are inserted anywhere without a word`(position: Int) {
        app.counts = [0, 0, 0]
        let table = table()
        let given = exceptions {
            start(table.content)
            app.counts.insert(0, at: position)
            table.content.insertSections([position], with: .automatic)
            HeadlessScreen.main.turn()
            table.content.endTabAnimation()
            HeadlessScreen.main.turn()
        }
        #expect(given == [])
    }

    @Test(arguments: 0..<4)
    func `sections of items alike are inserted anywhere without a word`(position: Int) {
        app.counts = [0, 0, 0]
        let collection = collection()
        let given = exceptions {
            start(collection.content)
            app.counts.insert(0, at: position)
            collection.content.insertSections([position])
            HeadlessScreen.main.turn()
            collection.content.endTabAnimation()
            HeadlessScreen.main.turn()
        }
        #expect(given == [])
    }

    @Test func `an app that changes its data, ends and then tells the list is left to do so`() {
        let screen = table()
        let table = screen.content
        start(table)
        let given = exceptions {
            app.counts = [1, 3, 2]
            table.endTabAnimation()
            table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 1) }, with: .automatic)
            HeadlessScreen.main.turn()
        }
        #expect(given == [])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 200)
    }

    // MARK: Undo

    @Test func `nothing is left of the room at the end`() {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let screen = table(style)
            let table = screen.content
            let before = (0..<3).map(table.rect(forSection:))
            start(table)
            #expect(table.delegate !== app)
            table.endTabAnimation()
            HeadlessScreen.main.turn()
            #expect((0..<3).map(table.rect(forSection:)) == before)
            #expect(table.delegate === app)
        }
        let shelf = collection()
        let collection = shelf.content
        let size = collection.contentSize
        start(collection)
        collection.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(collection.contentSize == size)
        #expect(collection.delegate === app)
    }

    @Test func `a delegate that is set meanwhile is heard, and stays`() {
        let screen = table()
        let table = screen.content
        start(table)
        let other = Sections([])
        table.delegate = other
        HeadlessScreen.main.advance(by: 0)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 230)
        table.contentOffset.y = 1
        #expect(other.scrolls > 0)
        table.endTabAnimation()
        #expect(table.delegate === other)
    }

    @Test func `the app is told of no footer that it does not have`() {
        let screen = table()
        let table = screen.content
        let footers = Footers()
        table.delegate = footers
        start(table)
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(!footers.sections.contains(1))
    }

    @Test func `the delegate gets every message that it responds to, and no other`() throws {
        let name = NSSelectorFromString("tableView:performPrimaryActionForRowAtIndexPath:")
        let delegate = Selective([Selector("tableView:performPrimaryActionForRowAtIndexPath:")])
        let screen = table()
        screen.content.delegate = delegate
        start(screen.content)
        let proxy = try #require(screen.content.delegate as? RoomDelegate)
        #expect(proxy.forwardingTarget(for: name) as AnyObject === delegate)
        #expect(!proxy.responds(to: NSSelectorFromString("tableView:heightForRowAtIndexPath:")))
        #expect(!proxy.responds(to: NSSelectorFromString("tableView:viewForFooterInSection:")))
    }

    @Test func `a table that is left while a section loads goes away`() {
        weak var table: UITableView?
        do {
            let screen = self.table()
            table = screen.content
            start(screen.content)
            screen.content.removeFromSuperview()
        }
        HeadlessScreen.main.advance(by: 10)
        #expect(table == nil)
    }

    // MARK: Layouts without room

    @Test func `a layout that gives no room is said once`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let screen = Screen(makeCollection(app, layout: layout))
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, count: 3, inSections: [1])
        let given = warnings {
            start(screen.content)
            screen.content.contentSize.height += 1
            HeadlessScreen.main.turn()
        }
        #expect(given.count { $0.contains("gives a section no room") } == 1)
    }
}

/// Has a footer of 30 points below each section.
private final class OwnFooters: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: "footer")
    }
}

/// Hears of footers.
private final class Footers: NSObject, UITableViewDelegate {
    private(set) var sections: [Int] = []

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        sections.append(section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    {
        sections.append(section)
    }
}

/// Responds to what a test says, and to no more.
private final class Selective: HeadlessObject, UITableViewDelegate {
    private let answered: Set<Selector>

    init(_ answered: Set<Selector>) {
        self.answered = answered
    }

    override func responds(to aSelector: Selector!) -> Bool { answered.contains(aSelector) }
}
