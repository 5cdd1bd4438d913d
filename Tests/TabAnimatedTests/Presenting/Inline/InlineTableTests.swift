import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A table of which a part loads", .serialized, .ownApp)
struct InlineTableTests {
    private func screen(_ app: Sections, _ model: TableAnimated) -> Screen<UITableView> {
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = model
        screen.content.tabAnimated?.canLoadAgain = true
        return screen
    }

    private func part(_ sections: [Int], count: Int? = 2) -> TableAnimated {
        TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: count, inSections: sections,
            presentation: .inline)
    }

    @Test func `one section is skeleton and the other real`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aass")
        #expect(screen.content.rectForRow(at: IndexPath(row: 0, section: 1)).height == 60)
        #expect(screen.content.isTabAnimating)
    }

    @Test func `the app is never asked about skeleton rows`() {
        let app = Sections([2])
        let screen = screen(app, part([1, 3]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        HeadlessFinger(on: screen.content).tap(at: IndexPath(row: 0, section: 1))
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(app.unknown == [])
        #expect(app.selected == [])
    }

    @Test func `real rows are selected while others load`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        HeadlessFinger(on: screen.content).tap(at: IndexPath(row: 1, section: 0))
        #expect(app.selected == [IndexPath(row: 1, section: 0)])
    }

    @Test func `the selection outlives start and end`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        HeadlessScreen.main.turn()
        screen.content.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation()
        #expect(screen.content.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `data source and delegate are the app's again after the end`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        #expect(screen.content.dataSource !== app)
        screen.content.endTabAnimation()
        #expect(screen.content.dataSource === app)
        #expect(screen.content.delegate === app)
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `sections end one after the other`() {
        let app = Sections([0, 0, 0])
        let screen = screen(app, part([0, 1, 2]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ssssss")
        app.counts[1] = 1
        screen.content.endTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ssass")
        screen.content.endTabAnimation(inSection: 0)
        screen.content.endTabAnimation(inSection: 2)
        #expect(!screen.content.isTabAnimating)
        #expect(screen.content.dataSource === app)
    }

    @Test func `a section that ends twice or never began changes nothing`() {
        let app = Sections([1, 0])
        let screen = screen(app, part([1]))
        screen.content.endTabAnimation(inSection: 1)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(inSection: 0)
        #expect(screen.content.isTabAnimating)
        screen.content.endTabAnimation(inSection: 1)
        screen.content.endTabAnimation(inSection: 1)
        #expect(screen.content.dataSource === app)
    }

    @Test func `a section starts alone, and another while it runs`() {
        let app = Sections([1, 1, 1])
        let screen = screen(app, part([0, 1, 2], count: 1))
        screen.content.startTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "asa")
        screen.content.startTabAnimation(inSection: 2)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ass")
    }

    @Test func `ending one section of a covered table leaves the others loading`() {
        let app = Sections([0, 0])
        let screen = screen(
            app,
            TableAnimated(
                sections: [
                    SectionAnimated(cellClass: SampleCell.self, height: 60, count: 2),
                    SectionAnimated(cellClass: SampleCell.self, height: 80, count: 2),
                ]))
        screen.content.startTabAnimation()
        #expect(screen.overlay != nil)
        app.counts = [3, 0]
        screen.content.endTabAnimation(inSection: 0)
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 150, width: 320, height: 160)])
        #expect(screen.content.kinds == "aaa")
        app.counts = [3, 1]
        screen.content.endTabAnimation(inSection: 1)
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aaaa")
        #expect(screen.content.dataSource === app)
    }

    @Test func `rows load while their neighbors are real`() {
        let app = Sections([3])
        let screen = screen(
            app,
            TableAnimated(
                rows: [0: SampleCell.self, 2: SampleCell.self], cellHeight: 70, presentation: .inline))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "sas")
        #expect(screen.content.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        screen.content.endTabAnimation(atRow: 0)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aas")
        screen.content.endTabAnimation(atRow: 2)
        #expect(screen.content.dataSource === app)
    }

    @Test func `rows that the app does not have yet are there`() {
        let app = Sections([])
        let screen = screen(app, TableAnimated(rows: [1: SampleCell.self], presentation: .inline))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ss")
        #expect(app.unknown == [])
    }

    @Test func `a data source that is set while a part loads is kept and restored`() {
        let app = Sections([2, 0])
        let other = Sections([1, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.dataSource = other
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ass")
        screen.content.endTabAnimation()
        #expect(screen.content.dataSource === other)
        #expect(screen.content.delegate === app)
    }

    @Test func `a delegate that is set while a part loads is kept and restored`() {
        let app = Sections([2, 0])
        let other = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.delegate = other
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        HeadlessFinger(on: screen.content).tap(at: IndexPath(row: 0, section: 0))
        #expect(other.selected.count == 1)
        screen.content.endTabAnimation()
        #expect(screen.content.delegate === other)
        #expect(screen.content.dataSource === app)
    }

    @Test func `a data source that dies while a part loads leaves its rows out`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = part([1])
        do {
            let app = Sections([2, 0])
            screen.content.dataSource = app
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            #expect(screen.content.kinds == "aass")
        }
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource == nil)
        #expect(screen.content.visibleCells.isEmpty)
    }

    @Test func `the app may insert and delete rows and sections meanwhile`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        app.counts[0] = 3
        screen.content.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(screen.content.kinds == "aaass")
        app.counts.insert(1, at: 0)
        screen.content.insertSections([0], with: .none)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aaaass")
        app.counts.remove(at: 0)
        screen.content.deleteSections([0], with: .none)
        app.counts[1] = 1
        screen.content.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aaass")
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aaaa")
    }

    @Test func `a header of the model stands over its section`() {
        let app = Sections([1, 0])
        let screen = screen(
            app,
            TableAnimated(
                sections: [
                    1: SectionAnimated(
                        cellClass: SampleCell.self, height: 60, count: 1,
                        header: .init(SamplePage.self, height: 30))
                ], presentation: .inline))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.rectForHeader(inSection: 1).height == 30)
        #expect(screen.content.covers.count == 2)
    }

    @Test func `scrolling is told to the app`() {
        let app = Sections([40, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.contentOffset.y = 100
        #expect(app.scrolls > 0)
    }

    @Test func `a whole table can be shown inline`() {
        let app = Sections([])
        let screen = screen(
            app, TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3, presentation: .inline))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "sss")
        app.counts = [1]
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "a")
    }

    @Test func `a table without a data source shows the skeleton until it has one`() {
        let app = Sections([2, 0])
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = part([1])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "ss")
        screen.content.dataSource = app
        HeadlessScreen.main.turn()
        #expect(screen.content.kinds == "aass")
        screen.content.endTabAnimation()
        #expect(screen.content.dataSource === app)
    }

    @Test func `ten thousand rounds leave nothing behind`() {
        let app = Sections([1, 0])
        let screen = screen(app, part([1], count: 1))
        for _ in 0..<10_000 {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
        }
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource === app)
        #expect(screen.content.covers.isEmpty)
        #expect(screen.content.subviews.count == 1)
    }
}
