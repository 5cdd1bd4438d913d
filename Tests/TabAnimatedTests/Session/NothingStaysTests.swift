import Testing
import UIKit

@testable import TabAnimated

/// Nothing of a skeleton stays, and no start or end is lost, whenever code of the app runs.
@MainActor
@Suite("Nothing stays", .serialized, .ownApp)
struct NothingStaysTests {
    private let app = Sections([2, 3, 2, 2])
    private let kept = Kept()

    /// A window lives as long as its screen.
    private final class Kept {
        var screen: Any?
    }

    /// An animation that does something else once, when it first starts.
    private final class Leaving: SkeletonAnimation {
        var leave: (@MainActor () -> Void)?

        func start(on stage: SkeletonStage) {
            let leave = leave
            self.leave = nil
            leave?()
        }
    }

    private func table(_ model: TableAnimated) -> UITableView {
        let screen = Screen(makeTable(app))
        kept.screen = screen
        screen.content.tabAnimated = model
        return screen.content
    }

    // MARK: Inside an animation's start

    enum Change: CaseIterable {
        case noModel, otherModel, otherStart, end, fade
    }

    @Test(arguments: Change.allCases, [false, true])
    func `a change inside an animation's start leaves no cover`(change: Change, isLater: Bool) {
        let screen = Screen(SamplePage())
        let (page, animation) = (screen.content, Leaving())
        let act: @MainActor () -> Void = { [weak page] in
            switch change {
            case .noModel: page?.tabAnimated = nil
            case .otherModel: page?.tabAnimated = ViewAnimated()
            case .otherStart:
                page?.tabAnimated = ViewAnimated()
                page?.startTabAnimation()
            case .end: page?.endTabAnimation()
            case .fade: page?.endTabAnimation(transition: .crossDissolve(0.2))
            }
        }
        if !isLater { animation.leave = act }
        page.tabAnimated = ViewAnimated()
        page.tabAnimated?.animation = .custom(animation)
        page.startTabAnimation()
        if isLater {
            animation.leave = act
            page.updateTabAnimation()
        }
        HeadlessScreen.main.advance(by: 1)
        #expect(page.covers.count == (change == .otherStart ? 1 : 0))
        page.endTabAnimation()
        #expect(page.covers.isEmpty && !page.isTabAnimating)
    }

    @Test(arguments: Change.allCases)
    func `a change inside the start of a part's animation leaves no cover`(change: Change) {
        let animation = Leaving()
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 50, inSections: [0, 1, 2])
        model.animation = .custom(animation)
        let table = table(model)
        table.startTabAnimation()
        // The covers of the whole come later, and while it runs.
        animation.leave = { [weak table] in
            switch change {
            case .noModel: table?.tabAnimated = nil
            case .otherModel: table?.tabAnimated = TableAnimated(cellClass: SampleCell.self)
            case .otherStart:
                table?.tabAnimated = TableAnimated(cellClass: SampleCell.self)
                table?.startTabAnimation()
            case .end: table?.endTabAnimation()
            case .fade: table?.endTabAnimation(transition: .crossDissolve(0.2))
            }
        }
        table.startTabAnimation(inSection: 3)
        HeadlessScreen.main.advance(by: 1)
        #expect(table.covers.count == (change == .otherStart ? 1 : 0))
        table.endTabAnimation()
        #expect(table.covers.isEmpty && !table.isTabAnimating && table.delegate === app)
    }

    // MARK: Plans

    @Test func `a plan is made although the cover that asked for it has left`() {
        app.counts = [2, 2, 2, 2, 2, 2]
        for _ in 0..<8 {
            let table = table(TableAnimated(cellClass: SampleCell.self, cellHeight: 50, inSections: [1, 5]))
            table.startTabAnimation()
            HeadlessScreen.main.turn()
            // Fifty rows come in front, and the user is far below in the same turn.
            app.change { $0[0].append(contentsOf: $1(50)) }
            table.insertRows(at: (2..<52).map { IndexPath(row: $0, section: 0) }, with: .none)
            table.contentOffset.y = 2_500
            HeadlessScreen.main.advance(by: 0)
            table.contentOffset.y = 0
            HeadlessScreen.main.advance(by: 0)
            let area = table.rect(forSection: 1).union(table.rect(forSection: 5))
            #expect(table.covers.allSatisfy { area.contains($0.frame) })
            table.endTabAnimation()
            app.counts = [2, 2, 2, 2, 2, 2]
        }
    }

    @Test func `a plan is made although the only cover that was asked has left for another one`() {
        app.counts = [2, 2, 50, 2, 2, 2]
        let table = table(TableAnimated(cellClass: SampleCell.self, cellHeight: 50, inSections: [1, 5]))
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(table.covers.map(\.frame.minY) == [100])
        // Where the last section was, the user is in the same turn; the first one that loads has moved there.
        app.change { $0[0].append(contentsOf: $1(50)) }
        table.insertRows(at: (2..<52).map { IndexPath(row: $0, section: 0) }, with: .none)
        table.contentOffset.y = 2_500
        HeadlessScreen.main.advance(by: 0)
        #expect(table.covers.map(\.frame.minY) == [2_600])
    }

    // MARK: Starts and ends

    @Test func `a part that starts while all is about to end stays alone`() {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 50, inSections: [0, 1])
        model.timing = SkeletonTiming(minimumDuration: 0.5)
        let table = table(model)
        table.startTabAnimation()
        var ends = 0
        HeadlessScreen.main.advance(by: 0.1)
        table.endTabAnimation { ends += 1 }
        HeadlessScreen.main.advance(by: 0.1)
        table.startTabAnimation(inSection: 1)
        #expect(ends == 1 && table.covers.count == 2)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(table.covers.map(\.frame.minY) == [100] && table.isTabAnimating)
    }

    @Test(arguments: [true, false])
    func `a start in the moment in which the end is due shows the skeleton`(isOfPart: Bool) {
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 50)
        model.timing = SkeletonTiming(minimumDuration: 0.5)
        let table = table(model)
        isOfPart ? table.startTabAnimation(inSection: 0) : table.startTabAnimation()
        HeadlessScreen.main.advance(by: 0.1)
        isOfPart ? table.endTabAnimation() : table.endTabAnimation(inSection: 0)
        model.timing = nil
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(table.isTabAnimating && table.covers.count == 1)
    }

    @Test func `a model without sections shows nothing, and says so`() {
        let models = [
            TableAnimated(cellClass: SampleCell.self, inSections: []), TableAnimated(loading: [:]),
            TableAnimated(rows: [:]), TableAnimated(sections: []),
            TableAnimated(cellClass: SampleCell.self, inSections: [-1]),
        ]
        for model in models {
            let table = table(model)
            let given = warnings { table.startTabAnimation(fileID: "App/Page.swift", line: 7) }
            #expect(
                given == [
                    "The model of UITableView has no section, so there is nothing to show at App/Page.swift:7: give it a "
                        + "class of cells, and the sections or rows that load"
                ])
            #expect(!table.isTabAnimating && table.tabAnimationState == .initial && table.covers.isEmpty)
        }
    }

    @Test func `the end of a row that loads with its section is told at once, and said`() {
        let table = table(TableAnimated(cellClass: SampleCell.self, cellHeight: 50))
        table.startTabAnimation()
        var isTold = false
        let given = warnings { table.endTabAnimation(row: 1) { isTold = true } }
        #expect(isTold && given.count == 1 && table.isTabAnimating)
    }

    @Test func `the end of the first section ends the rows of it that load`() {
        let table = table(
            TableAnimated(rows: [0: CellAnimated(SampleCell.self), 1: CellAnimated(SampleCell.self)]))
        table.startTabAnimation()
        var isTold = false
        table.endTabAnimation(inSection: 0) { isTold = true }
        #expect(isTold && !table.isTabAnimating && table.covers.isEmpty)
    }

    @Test func `a plain view without a model gets one with its first start`() {
        let screen = Screen(SamplePage())
        let given = warnings { screen.content.startTabAnimation() }
        #expect(given == [] && screen.content.isTabAnimating)
        #expect(screen.content.tabAnimated.map { type(of: $0) == ViewAnimated.self } == true)
        screen.content.endTabAnimation()
        let list = Screen(makeCollection(app)).content
        let said = warnings { list.startTabAnimation(fileID: "App/Page.swift", line: 7) }
        #expect(said.count == 1 && !list.isTabAnimating && list.tabAnimated == nil)
        #expect(said[0].contains("tabAnimated = CollectionAnimated(cellClass: CardCell.self)"))
    }

    // MARK: What is hidden meanwhile

    @Test func `a hidden button is shown when the covered view goes while it loads`() {
        let (button, window) = (UIView(), Screen(UIView()).window)
        do {
            let page = SamplePage(frame: window.bounds)
            window.addSubview(page)
            page.tabAnimated = ViewAnimated()
            page.tabAnimated?.viewsHiddenWhileAnimated = [button]
            page.startTabAnimation()
            #expect(button.isHidden)
            page.removeFromSuperview()
        }
        HeadlessScreen.main.advance(by: 0)
        #expect(!button.isHidden)
    }

    @Test func `a button that two skeletons hide is shown with the end of the last`() {
        let (button, window) = (UIView(), Screen(UIView()).window)
        let pages = (0..<2).map { _ in
            let page = SamplePage(frame: window.bounds)
            window.addSubview(page)
            page.tabAnimated = ViewAnimated()
            page.tabAnimated?.viewsHiddenWhileAnimated = [button]
            page.startTabAnimation()
            return page
        }
        pages[0].endTabAnimation()
        #expect(button.isHidden)
        pages[1].endTabAnimation()
        #expect(!button.isHidden)
        pages[0].startTabAnimation()
        button.isHidden = false
        pages[1].startTabAnimation()
        #expect(button.isHidden)
        pages[0].endTabAnimation()
        #expect(button.isHidden)
        pages[1].endTabAnimation()
        #expect(!button.isHidden)
    }

    // MARK: States

    @Test func `another model begins anew with a state that is told, unless the app has started it`() {
        let screen = Screen(SamplePage())
        let page = screen.content
        var states: [SkeletonState] = []
        var starts = false
        let token = NotificationCenter.default.addObserver(
            forName: SkeletonState.didChangeNotification, object: page, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                states.append(page.tabAnimationState)
                if starts, page.tabAnimationState == .ended {
                    starts = false
                    page.startTabAnimation()
                }
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        page.tabAnimated = ViewAnimated()
        page.startTabAnimation()
        page.tabAnimated = ViewAnimated()
        #expect(states == [.waiting, .running, .ended, .initial])
        page.startTabAnimation()
        (states, starts) = ([], true)
        page.tabAnimated = ViewAnimated()
        #expect(states == [.ended, .waiting, .running] && page.isTabAnimating)
        #expect(page.tabAnimationState == .running)
    }
}
