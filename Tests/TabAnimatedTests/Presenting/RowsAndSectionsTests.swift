import Testing
import UIKit

@testable import TabAnimated

/// Rows of the first section and other sections load at once, and each ends by itself.
@MainActor
@Suite("Rows and sections at once", .serialized, .ownApp)
final class RowsAndSectionsTests {
    private let app = Sections([3, 2, 2])
    private var window: UIWindow?

    private func start(_ model: TableAnimated) -> UITableView {
        let screen = Screen(makeTable(app))
        window = screen.window
        screen.content.tabAnimated = model
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen.content
    }

    private var rows: TableAnimated {
        TableAnimated(rows: [
            0: CellAnimated(SampleCell.self).height(50), 1: CellAnimated(SampleCell.self).height(50),
        ])
    }

    /// The tops of all shapes' cells, from the top.
    private func tops(_ table: UITableView) -> [CGFloat] {
        table.covers.flatMap { cover in cover.tiles.map { cover.frame.minY + $0.origin.y } }.sorted()
    }

    @Test func `a section that starts leaves the rows that load`() {
        let table = start(rows)
        table.startTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(tops(table) == [0, 50, 150, 200])
        var isDone = false
        table.endTabAnimation(row: 0) { isDone = true }
        HeadlessScreen.main.turn()
        #expect(tops(table) == [50, 150, 200] && isDone)
        table.endTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(tops(table) == [50])
        table.endTabAnimation(row: 1)
        #expect(table.covers.isEmpty && !table.isTabAnimating)
    }

    @Test func `a row that starts leaves the sections that load`() {
        let table = start(TableAnimated(cellClass: SampleCell.self, cellHeight: 50, inSections: [2]))
        table.startTabAnimation(row: 1)
        HeadlessScreen.main.turn()
        #expect(tops(table) == [50, 250, 300])
        table.endTabAnimation(inSection: 2)
        HeadlessScreen.main.turn()
        #expect(tops(table) == [50] && table.isTabAnimating)
    }

    @Test func `an item that starts leaves the sections that load`() {
        let screen = Screen(makeCollection(app))
        let collection = screen.content
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, inSections: [1])
        HeadlessScreen.main.turn()
        collection.startTabAnimation()
        collection.startTabAnimation(item: 0)
        HeadlessScreen.main.turn()
        #expect(collection.covers.map(\.tiles.count).sorted() == [1, 2])
    }

    @Test func `a section takes its own rows in, and another start brings the model's parts beside it`() {
        let table = start(rows)
        table.startTabAnimation(inSection: 0)
        table.endTabAnimation(row: 0)
        HeadlessScreen.main.turn()
        #expect(tops(table) == [0, 50, 100])
        table.endTabAnimation()
        table.startTabAnimation(inSection: 1)
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(tops(table) == [0, 50, 150, 200])
    }

    @Test func `a row fades while a section loads on`() {
        let table = start(rows)
        table.startTabAnimation(inSection: 1)
        table.endTabAnimation(row: 0, transition: .crossDissolve(0.4))
        HeadlessScreen.main.advance(by: 0.2)
        #expect(tops(table) == [0, 50, 150, 200])
        HeadlessScreen.main.advance(by: 0.4)
        #expect(tops(table) == [50, 150, 200])
    }

    @Test func `a section of a table that names rows shows what its last row shows`() {
        let table = start(
            TableAnimated(rows: [
                0: CellAnimated(SampleCell.self).height(50), 1: CellAnimated(SampleCell.self).height(50),
                2: CellAnimated(SampleCell.self).height(80),
            ]))
        app.counts = [3, 0]
        table.reloadData()
        table.startTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        let gaps = zip(tops(table).dropFirst(), tops(table)).map { $0 - $1 }
        #expect(gaps.last == 80)
    }
}
