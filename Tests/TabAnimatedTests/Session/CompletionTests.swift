import Testing
import UIKit

@testable import TabAnimated

/// Every end is told once, in whatever order starts, ends and deaths come.
@MainActor
@Suite("Completions", .serialized, .ownApp)
struct CompletionTests {
    private let told = Told()

    private func screen(minimum: Double = 0) -> Screen<UITableView> {
        let screen = Screen(makeTable(nil))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        screen.content.tabAnimated?.timing = SkeletonTiming(minimumDuration: minimum)
        return screen
    }

    @Test func `an end where nothing runs is told at once`() {
        let screen = screen()
        screen.content.endTabAnimation { told("never started") }
        UIView().endTabAnimation { told("without a model") }
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        screen.content.endTabAnimation { told("ended") }
        #expect(told.names == ["never started", "without a model", "ended"])
    }

    @Test func `the end of a part that does not load is told at once`() {
        let screen = screen()
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [0, 1])
        screen.content.endTabAnimation(inSection: 0) { told("not started") }
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(inSection: 7) { told("no such section") }
        let given = warnings { screen.content.endTabAnimation(row: 0) { told("no row") } }
        #expect(
            given == [
                "Cell 0 of UITableView loads with its section: end it with endTabAnimation(inSection: 0)"
            ])
        #expect(told.names == ["not started", "no such section", "no row"] && screen.content.isTabAnimating)
    }

    @Test func `the end of a row of a list without parts is done, and no other end is advised`() {
        let table = Screen(makeTable(Sections([2]))).content
        table.tabAnimated = ViewAnimated()
        var isDone = false
        let said = warnings {
            table.startTabAnimation()
            table.endTabAnimation(row: 1) { isDone = true }
        }
        #expect(isDone && said.allSatisfy { !$0.contains("endTabAnimation(inSection: 0)") })
    }

    @Test func `a second end during the fade is told with the first, when nothing is left`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.content.endTabAnimation(transition: .crossDissolve(0.2)) { told("first") }
        screen.content.endTabAnimation { told("second") }
        #expect(told.names == [])
        HeadlessScreen.main.advance(by: 0.3)
        #expect(told.names == ["first", "second"] && screen.content.covers.isEmpty)
    }

    @Test func `an end that a start takes back is told then, and not at a later end`() {
        let screen = screen(minimum: 1)
        screen.content.startTabAnimation()
        screen.content.endTabAnimation { told("taken back") }
        #expect(told.names == [])
        screen.content.startTabAnimation()
        #expect(told.names == ["taken back"] && screen.content.isTabAnimating)
        HeadlessScreen.main.advance(by: 2)
        screen.content.endTabAnimation { told("real") }
        #expect(told.names == ["taken back", "real"] && !screen.content.isTabAnimating)
    }

    @Test func `ended, started again within the least time, and gone, a list leaves nothing behind`() {
        weak var list: UITableView?
        weak var model: ViewAnimated?
        scope {
            let screen = screen(minimum: 1)
            (list, model) = (screen.content, screen.content.tabAnimated)
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
            screen.content.startTabAnimation()
            screen.content.removeFromSuperview()
        }
        HeadlessScreen.main.advance(by: 3)
        #expect(list == nil && model == nil)
    }

    @Test func `an end is told also when its list goes before`() async {
        await confirmation { confirm in
            scope {
                let screen = screen(minimum: 5)
                screen.content.startTabAnimation()
                screen.content.endTabAnimation { confirm() }
                screen.content.removeFromSuperview()
            }
            await HeadlessScreen.main.runTasks()
        }
    }

    @Test func `a cover that the app removes ends its skeleton`() {
        let screen = screen()
        screen.content.startTabAnimation()
        screen.overlay?.removeFromSuperview()
        #expect(!screen.content.isTabAnimating && screen.content.tabAnimationState == .ended)
        screen.content.endTabAnimation { told("ended") }
        #expect(told.names == ["ended"])
        screen.content.startTabAnimation()
        #expect(screen.content.isTabAnimating && screen.overlay != nil)
    }

    @Test func `covers of sections that the app removes end the skeleton`() {
        let app = Sections([2, 2])
        let screen = Screen(makeTable(app))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, inSections: [0, 1])
        screen.content.startTabAnimation()
        screen.content.covers.first?.removeFromSuperview()
        #expect(!screen.content.isTabAnimating && screen.content.covers.isEmpty)
    }
}

/// What was told, in order.
@MainActor
final class Told {
    private(set) var names: [String] = []

    func callAsFunction(_ name: String) { names.append(name) }
}
