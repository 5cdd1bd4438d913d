import Testing
import UIKit

@testable import TabAnimated

/// Parts of lists load while the others are the app's.
@MainActor
@Suite("A list of which a part loads", .serialized, .ownApp)
struct PartTests {
    private func screen(_ app: Sections, _ model: TableAnimated) -> Screen<UITableView> {
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = model
        return screen
    }

    private func part(_ sections: [Int], count: Int? = 2) -> TableAnimated {
        TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: count, inSections: sections)
    }

    @Test func `one section is skeleton and the other real`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.kinds == "aa")
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 100, width: 320, height: 120)])
        #expect(screen.content.isTabAnimating && screen.content.dataSource === app)
    }

    @Test func `the app is never asked about skeleton rows`() {
        let app = Sections([2])
        let screen = screen(app, part([1, 3]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(app.unknown == [])
    }

    @Test func `real rows are selected while others load`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        HeadlessFinger(on: screen.content).tap(at: IndexPath(row: 1, section: 0))
        #expect(app.selected == [IndexPath(row: 1, section: 0)])
    }

    @Test func `scrolling is told to the app`() {
        let app = Sections([40, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        screen.content.contentOffset.y = 100
        #expect(app.scrolls > 0)
    }

    @Test func `the selection outlives start and end`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        HeadlessScreen.main.advance(by: 0)
        screen.content.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        screen.content.endTabAnimation()
        #expect(screen.content.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `sections end one after the other`() {
        let app = Sections([0, 0, 0])
        let screen = screen(app, part([0, 1, 2]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.covers.count == 3)
        app.counts[1] = 1
        screen.content.endTabAnimation(inSection: 1, reloading: true)
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.kinds == "a")
        #expect(screen.content.covers.count == 2)
        screen.content.endTabAnimation(inSection: 0)
        screen.content.endTabAnimation(inSection: 2)
        #expect(!screen.content.isTabAnimating && screen.content.delegate === app)
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
        #expect(!screen.content.isTabAnimating && screen.content.delegate === app)
    }

    @Test func `a section starts alone, and another while it runs`() {
        let app = Sections([1, 1, 1])
        let screen = screen(app, part([0, 1, 2], count: 1))
        HeadlessScreen.main.advance(by: 0)
        screen.content.startTabAnimation(inSection: 1)
        #expect(screen.content.covers.map(\.frame.minY) == [50])
        screen.content.startTabAnimation(inSection: 2)
        #expect(screen.content.covers.map(\.frame.minY).sorted() == [50, 100])
    }

    @Test func `ending one section of a covered table leaves the others loading`() {
        let app = Sections([0, 0])
        let screen = screen(
            app,
            TableAnimated(
                sections: [
                    SectionAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2),
                    SectionAnimated(cellClass: SampleCell.self, cellHeight: 80, count: 2),
                ]))
        screen.content.startTabAnimation()
        #expect(screen.overlay != nil)
        app.counts = [3, 0]
        screen.content.endTabAnimation(inSection: 0)
        screen.content.reloadData()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 150, width: 320, height: 160)])
        #expect(screen.content.kinds == "aaa")
    }

    @Test func `rows load while their neighbors are real`() {
        let app = Sections([3])
        let screen = screen(
            app,
            TableAnimated(rows: [
                0: CellAnimated(SampleCell.self).height(70), 2: CellAnimated(SampleCell.self).height(70),
            ]))
        HeadlessScreen.main.advance(by: 0)
        screen.content.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 100])
        screen.content.endTabAnimation(row: 0)
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.covers.map(\.frame.minY) == [100])
    }

    @Test func `a data source that dies while a part loads leaves nothing`() {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = part([1])
        do {
            let app = Sections([2, 0])
            screen.content.dataSource = app
            screen.content.startTabAnimation()
            HeadlessScreen.main.advance(by: 0)
            #expect(screen.content.kinds == "aa")
        }
        screen.content.reloadData()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.isTabAnimating)
        screen.content.endTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.dataSource == nil && screen.content.covers.isEmpty)
    }

    @Test func `many rounds leave nothing behind`() {
        let app = Sections([1, 0])
        let screen = screen(app, part([1], count: 1))
        weak var delegate: AnyObject?
        for _ in 0..<Rounds.count {
            screen.content.startTabAnimation()
            let current = screen.content.delegate
            #expect(delegate == nil || delegate === current)
            delegate = current
            screen.content.endTabAnimation()
        }
        HeadlessScreen.main.advance(by: 0)
        #expect(screen.content.delegate === app)
        #expect(screen.content.covers.isEmpty)
        #expect(screen.content.subviews.count == 1)
    }

    // MARK: Batches

    @Test
    func
        `an app that changes its data, ends a part and then tells a list that waits for its layout is left to`()
    {
        let app = Sections([2, 0])
        let screen = Screen(makeCollection(app))
        let collection = screen.content
        collection.tabAnimated = CollectionAnimated(cellClass: SampleItem.self, count: 2, inSections: [0, 1])
        collection.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        var reasons: [String] = []
        HeadlessException.handler = { reasons.append($0) }
        app.counts[1] = 3
        collection.endTabAnimation(inSection: 1)
        collection.setNeedsLayout()
        collection.performBatchUpdates {
            collection.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 1) })
        }
        collection.performBatchUpdates {
            app.counts[0] = 3
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        HeadlessScreen.main.advance(by: 0)
        #expect(reasons == [] && collection.numberOfItems(inSection: 1) == 3)
    }
}
