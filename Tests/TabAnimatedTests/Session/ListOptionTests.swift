import Testing
import UIKit

@testable import TabAnimated

/// What a list does besides showing a skeleton: whether it scrolls, and whether it loads again.
@MainActor
@Suite("Options of lists", .serialized, .ownApp)
struct ListOptionTests {
    private let lists = ListScreens()

    // MARK: Scrolling

    @Test(arguments: [true, false])
    func `a table scrolls to its top only when asked`(asks: Bool) {
        for sections in [nil, [1]] as [[Int]?] {
            let model =
                sections.map { TableAnimated(cellClass: SampleCell.self, count: 1, inSections: $0) }
                ?? TableAnimated(cellClass: SampleCell.self)
            model.scrollsToTop = asks
            let screen = lists.table(model, app: Sections([40, 1]))
            screen.content.contentOffset.y = 300
            screen.content.startTabAnimation()
            HeadlessScreen.main.turn()
            #expect(screen.content.contentOffset.y == (asks ? 0 : 300))
        }
    }

    @Test(arguments: [true, false])
    func `a collection scrolls to its top only when asked`(asks: Bool) {
        let model = CollectionAnimated(cellClass: SampleItem.self)
        model.scrollsToTop = asks
        let screen = lists.collection(model, app: Sections([90]))
        screen.content.contentOffset.y = 300
        screen.content.startTabAnimation()
        #expect(screen.content.contentOffset.y == (asks ? 0 : 300))
    }

    @Test(
        arguments: [(nil, true, true), (nil, false, false), (false, true, false), (true, false, true)]
            as [(Bool?, Bool, Bool)])
    func `a list scrolls while it loads as its model says, or else the configuration`(
        model: Bool?, configuration: Bool, scrolls: Bool
    ) {
        let animated = CollectionAnimated(cellClass: SampleItem.self)
        animated.isScrollEnabled = model
        let screen = lists.collection(animated)
        SkeletonConfiguration.shared.isScrollEnabled = configuration
        screen.content.startTabAnimation()
        #expect(screen.content.isScrollEnabled == scrolls)
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled)
    }

    @Test func `scrolling comes back with the last part, and with another model`() {
        let model = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [0, 1])
        model.isScrollEnabled = false
        model.canLoadAgain = true
        let screen = lists.table(model, app: Sections([1, 1]))
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(inSection: 0)
        #expect(!screen.content.isScrollEnabled)
        screen.content.endTabAnimation(inSection: 1)
        #expect(screen.content.isScrollEnabled)
        screen.content.startTabAnimation()
        screen.content.tabAnimated = nil
        #expect(screen.content.isScrollEnabled)
    }

    // MARK: Again

    @Test func `a list that may not load again stays as it is, whole and in part`() {
        for model in [
            TableAnimated(cellClass: SampleCell.self),
            TableAnimated(cellClass: SampleCell.self, inSections: [0]),
        ] {
            let app = Sections([1])
            let screen = lists.table(model, app: app)
            model.canLoadAgain = false
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            let given = warnings { screen.content.startTabAnimation() }
            #expect(given == ["UITableView does not start again: set canLoadAgain of its model to true"])
            #expect(screen.content.dataSource === app && screen.content.covers.isEmpty)
        }
    }

    @Test func `many covers of a list leave nothing behind`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 240)
        model.canLoadAgain = true
        let screen = lists.table(model, app: Sections([1]))
        let before = screen.content.subviews
        let layers = screen.content.layer.sublayers?.count
        for round in 0..<Rounds.count {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            if round % 50 == 0 { HeadlessScreen.main.advance(by: 1) }
        }
        #expect(screen.content.subviews == before)
        #expect(screen.content.layer.sublayers?.count == layers)
    }

    @Test func `a part that loads waits for its delay as a whole list does`() {
        let model = TableAnimated(
            cellClass: SampleCell.self, count: 1, inSections: [1])
        model.timing = SkeletonTiming(delay: 0.2, minimumDuration: 0.5)
        let app = Sections([1, 0])
        let screen = lists.table(model, app: app)
        screen.content.startTabAnimation()
        #expect(screen.content.covers.isEmpty)
        HeadlessScreen.main.advance(by: 0.25)
        #expect(screen.content.covers.count == 1)
        screen.content.endTabAnimation()
        #expect(screen.content.covers.count == 1)
        HeadlessScreen.main.advance(by: 0.5)
        #expect(screen.content.covers.isEmpty)
    }
}
