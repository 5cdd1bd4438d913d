import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("Any order of events", .serialized, .ownApp)
struct AnyOrderTests {
    @Test func `a table that goes away while a part loads takes everything along`() {
        weak var table: UITableView?
        weak var model: TableAnimated?
        let app = Sections([1, 0])
        for inSections in [[1], [0, 1]] {
            do {
                let screen = Screen(makeTable(app))
                let animated = TableAnimated(cellClass: SampleCell.self, inSections: inSections)
                screen.content.tabAnimated = animated
                screen.content.startTabAnimation()
                HeadlessScreen.main.turn()
                (table, model) = (screen.content, animated)
                screen.content.removeFromSuperview()
                screen.window.isHidden = true
            }
            HeadlessScreen.main.reset()
            #expect(table == nil)
            #expect(model == nil)
        }
    }

    @Test func `a covered table that goes away takes everything along`() {
        weak var table: UITableView?
        let app = Sections([1])
        do {
            let screen = Screen(makeTable(app))
            screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            table = screen.content
            screen.content.removeFromSuperview()
            screen.window.isHidden = true
        }
        HeadlessScreen.main.reset()
        #expect(table == nil)
    }

    @Test func `the cover grows with what the app loads, and stays in front`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        app.counts = [40]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.maxY == 2_000)
        #expect(screen.content.subviews.last === screen.overlay)
        screen.content.contentOffset.y = 900
        HeadlessScreen.main.turn()
        // As many rows as the pages hold that were seen.
        #expect(screen.overlay?.tiles.count == 24)
    }

    @Test func `a scrolled table that loses its rows is still covered`() {
        let app = Sections([40])
        let screen = Screen(makeTable(app))
        screen.content.contentOffset.y = 600
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minY == 600)
        app.counts = [0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.minY == 0)
    }

    @Test func `the last real rows are remembered`() {
        let app = Sections([3])
        app.heights[0] = 70
        let screen = Screen(makeTable(app))
        let model = TableAnimated(cellClass: SampleCell.self)
        model.remembersContent = true
        model.canLoadAgain = true
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        app.counts = [0]
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.size.height) == [70, 70, 70])
    }

    @Test func `the next filter of one table has the rows of the last one, or those that the model gives`() {
        let app = Sections([2])
        let table = makeTable(app)
        let screen = Screen(table)
        let show = { (count: Int) in
            app.counts = [count]
            table.reloadData()
            HeadlessScreen.main.turn()
        }
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        table.startTabAnimation()
        show(2)
        table.endTabAnimation()
        show(0)
        table.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 2)
        table.endTabAnimation()
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 5)
        table.startTabAnimation()
        #expect(screen.overlay?.tiles.count == 5)
    }

    @Test func `a list inside a cell that has a model is part of the cell's skeleton`() {
        let app = Sections([0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: ShelfCell.self, cellHeight: 120, count: 1)
        screen.content.startTabAnimation()
        #expect(
            screen.overlay?.tiles.first?.production.components.filter { !$0.isRemoved }.map(\.frame.minX) == [
                8, 118, 228,
            ])
    }

    @Test func `several kinds of cells stand in one section`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = TableAnimated(sections: [
            SectionAnimated([
                CellAnimated(ShelfCell.self).height(120).count(1),
                CellAnimated(SampleCell.self).height(60),
            ])
        ])
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 120, 180, 240, 300, 360, 420])
    }

    @Test func `the number of sections may be given`() {
        let screen = Screen(makeTable(Sections([0])))
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 60, header: .init(SamplePage.self).height(30))
        ])
        model.sectionCount = 3
        model.count = 2
        screen.content.tabAnimated = model
        screen.content.sectionHeaderTopPadding = 0
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 30, 90, 150, 180, 240, 300, 330, 390])
    }
}
