import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A collection of which a part loads", .serialized, .ownApp)
struct InlineCollectionTests {
    private func kinds(_ collection: UICollectionView) -> String {
        collection.visibleCells.map { $0 is SampleItem ? "a" : "s" }.joined()
    }

    private func screen(_ app: Sections, _ model: CollectionAnimated) -> Screen<UICollectionView> {
        let screen = Screen(makeCollection(app))
        screen.content.tabAnimated = model
        screen.content.tabAnimated?.canLoadAgain = true
        return screen
    }

    private func part(_ sections: [Int]) -> CollectionAnimated {
        CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 140, height: 60), count: 2,
            inSections: sections, presentation: .inline)
    }

    @Test func `one section is skeleton and the other real`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(kinds(screen.content) == "aass")
        #expect(
            screen.content.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.size
                == CGSize(width: 140, height: 60))
        #expect(app.unknown == [])
    }

    @Test func `data source and delegate are the app's again after the end`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        app.counts[1] = 1
        screen.content.endTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource === app)
        #expect(screen.content.delegate === app)
        #expect(kinds(screen.content) == "aaa")
    }

    @Test func `real items are selected while others load`() {
        let app = Sections([2, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        HeadlessFinger(on: screen.content).tap(at: IndexPath(item: 0, section: 1))
        HeadlessFinger(on: screen.content).tap(at: IndexPath(item: 1, section: 0))
        #expect(app.selected == [IndexPath(item: 1, section: 0)])
    }

    @Test func `items load while their neighbors are real`() {
        let app = Sections([3])
        let screen = screen(app, CollectionAnimated(items: [1: SampleItem.self], presentation: .inline))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(kinds(screen.content) == "asa")
        screen.content.endTabAnimation(atItem: 1)
        #expect(screen.content.dataSource === app)
    }

    @Test func `another layout places the skeleton itself`() {
        let app = Sections([])
        let screen = screen(
            app, CollectionAnimated(cellClass: SampleItem.self, count: 3, presentation: .inline))
        screen.content.collectionViewLayout = ColumnLayout()
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.visibleCells.map(\.frame.minY) == [0, 90, 180])
        #expect(kinds(screen.content) == "sss")
        screen.content.endTabAnimation()
        #expect(screen.content.dataSource === app)
    }

    @Test func `a data source that is set while a part loads is kept and restored`() {
        let app = Sections([2, 0])
        let other = Sections([1, 0])
        let screen = screen(app, part([1]))
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.dataSource = other
        HeadlessScreen.main.turn()
        #expect(kinds(screen.content) == "ass")
        screen.content.endTabAnimation()
        #expect(screen.content.dataSource === other)
        #expect(screen.content.delegate === app)
    }

    @Test func `sizes are asked only of items that exist when a collection is covered`() {
        let app = Sections([2])
        app.heights[0] = 70
        let screen = screen(
            app, CollectionAnimated(cellClass: SampleItem.self, count: 4))
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.production.size.height) == [70, 70, 50, 50])
        #expect(app.unknown == [])
    }

    @Test func `a waterfall stands as given`() {
        let app = Sections([])
        let screen = screen(
            app,
            CollectionAnimated(
                cellClass: SampleItem.self, waterfall: WaterfallAnimated(heights: [100, 60, 80])))
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.prefix(3).map(\.production.size.height) == [100, 60, 80])
        #expect(
            screen.overlay?.tiles.prefix(3).map(\.origin) == [
                CGPoint(x: 10, y: 10), CGPoint(x: 165, y: 10), CGPoint(x: 165, y: 80),
            ])
    }
}
