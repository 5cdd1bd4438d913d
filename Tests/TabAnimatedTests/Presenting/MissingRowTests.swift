import Testing
import UIKit

@testable import TabAnimated

/// Rows and items that load by themselves and are not there yet.
@MainActor
@Suite("Rows that are not there yet", .serialized, .ownApp)
struct MissingRowTests {
    private let lists = ListScreens()

    private func start(
        _ rows: [Int], of counts: [Int], in app: Sections? = nil
    ) -> Screen<UITableView> {
        let cell = CellAnimated(SampleCell.self).height(82)
        let app = app ?? Sections(counts)
        app.heights[0] = 82
        let screen = lists.table(TableAnimated(cell), app: app)
        for row in rows { screen.content.startTabAnimation(row: row) }
        HeadlessScreen.main.turn()
        return screen
    }

    @Test(arguments: [([3], [3]), ([30], [30, 1]), ([120], [120])] as [([Int], [Int])])
    func `one row after the others is covered alone`(rows: [Int], counts: [Int]) throws {
        let screen = start(rows, of: counts)
        let end = CGFloat(counts[0]) * 82

        screen.content.contentOffset.y = max(0, end - 200)
        HeadlessScreen.main.turn()

        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: end, width: 320, height: 82)])
        #expect(screen.content.contentSize.height == end + 82 + (counts.count > 1 ? 50 : 0))
    }

    @Test func `several rows after the others are covered alone`() {
        let screen = start([3, 4], of: [3])
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 246, width: 320, height: 164)])
        #expect(screen.content.covers.first?.tiles.count == 2)
        #expect(screen.content.contentSize.height == 410)
    }

    @Test func `a row that is there and one that is not are covered, and none between`() {
        let screen = start([0, 3], of: [3])
        #expect(screen.content.covers.flatMap(\.tiles).map(\.origin.y) == [0, 246])
        #expect(screen.content.contentSize.height == 328)
    }

    @Test func `the rows before the last one that are not there are covered with it`() {
        let screen = start([5], of: [3])
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 246, width: 320, height: 246)])
    }

    @Test func `a row after the others stands below them, and above the header of the next section`() {
        let app = Sections([2, 1])
        app.headerHeight = 30
        let screen = start([2], of: [], in: app)
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 216, width: 320, height: 82)])
        // A header is 22 points below what is above it.
        #expect(screen.content.rectForHeader(inSection: 1).minY == 320)
    }

    @Test func `the row that comes takes the place of its skeleton`() {
        let app = Sections([3])
        let screen = start([3], of: [], in: app)
        app.change { names, newNames in names[0] += newNames(1) }
        screen.content.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 246, width: 320, height: 82)])
        #expect(screen.content.contentSize.height == 328)
    }

    @Test(arguments: [
        (3, CGRect(x: 0, y: 60, width: 100, height: 50)), (2, CGRect(x: 220, y: 0, width: 100, height: 50)),
    ])
    func `an item after the others continues their line, or begins another`(count: Int, frame: CGRect) {
        let screen = lists.collection(
            CollectionAnimated(CellAnimated(SampleItem.self).size(CGSize(width: 100, height: 50))),
            app: Sections([count]))
        let before = screen.content.contentSize.height
        screen.content.startTabAnimation(item: count)
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.map(\.frame) == [frame])
        #expect(screen.content.contentSize.height == max(before, frame.maxY))
    }
}
