import Testing
import UIKit

@testable import TabAnimated

/// What happens while covers leave: starts that cut a fade short, and ends of what fades already.
@MainActor
@Suite("Covers that fade", .serialized, .ownApp)
final class FadeTests {
    private let app = Sections([2, 2, 2])
    private var window: UIWindow?

    private func table(_ model: TableAnimated) -> UITableView {
        let screen = Screen(makeTable(app))
        window = screen.window
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen.content
    }

    private func view() -> UIView {
        let screen = Screen(UIView())
        window = screen.window
        screen.content.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20)))
        screen.content.tabAnimated = ViewAnimated()
        screen.content.startTabAnimation()
        return screen.content
    }

    private let sections = TableAnimated(
        cellClass: SampleCell.self, cellHeight: 50, count: 2, inSections: [0, 1, 2])

    // MARK: Starts that cut a fade short

    @Test func `a model that goes in the completion of a fade that a start cuts short is not shown`() {
        let view = view()
        view.endTabAnimation(transition: .crossDissolve(0.3)) { view.tabAnimated = nil }
        view.startTabAnimation()
        #expect(view.covers.isEmpty && !view.isTabAnimating && view.tabAnimated == nil)
        HeadlessScreen.main.advance(by: 1)
        #expect(view.covers.isEmpty && view.tabAnimationState == .initial)
    }

    @Test func `a model that is exchanged in the completion of a fade that a start cuts short is shown`() {
        let view = view()
        let other = ViewAnimated()
        view.endTabAnimation(transition: .crossDissolve(0.3)) { view.tabAnimated = other }
        view.startTabAnimation()
        #expect(view.covers.count == 1 && view.tabAnimated === other)
        view.endTabAnimation()
        #expect(view.covers.isEmpty)
    }

    @Test func `a start in the completion of a fade that a start cuts short is the same start`() {
        let view = view()
        view.endTabAnimation(transition: .crossDissolve(0.3)) { view.startTabAnimation() }
        view.startTabAnimation()
        #expect(view.covers.count == 1 && view.isTabAnimating)
        view.endTabAnimation()
        #expect(view.covers.isEmpty && !view.isTabAnimating)
    }

    @Test func `a part that starts in the completion of a fade is joined by the part that cut it short`() {
        let table = table(sections)
        table.endTabAnimation(transition: .crossDissolve(0.3)) { table.startTabAnimation(inSection: 0) }
        table.startTabAnimation(inSection: 2)
        #expect(table.covers.count == 2 && table.isTabAnimating)
    }

    // MARK: Ends of what fades

    @Test(arguments: [0, nil])
    func `the end of a part, or of all, is told when the fade of all is over`(part: Int?) {
        let table = table(sections)
        table.endTabAnimation(transition: .crossDissolve(0.4))
        var covers: Int?
        if let part {
            table.endTabAnimation(inSection: part) { covers = table.covers.count }
        } else {
            table.endTabAnimation { covers = table.covers.count }
        }
        HeadlessScreen.main.advance(by: 0.2)
        #expect(covers == nil && table.covers.count == 3)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(covers == 0)
    }

    @Test func `the end of a part that fades already is told when it is gone, and of another part at once`() {
        let table = table(sections)
        table.endTabAnimation(inSection: 2)
        table.endTabAnimation(inSection: 1, transition: .crossDissolve(0.4))
        var told: [Int] = []
        table.endTabAnimation(inSection: 1) { told.append(1) }
        table.endTabAnimation(inSection: 2) { told.append(2) }
        #expect(told == [2])
        HeadlessScreen.main.advance(by: 0.6)
        #expect(told == [2, 1] && table.covers.count == 1)
    }

    @Test func `the end of a section is told when its rows, which fade, are gone`() {
        let table = table(TableAnimated(rows: [0: CellAnimated(SampleCell.self).height(50)]))
        table.startTabAnimation(inSection: 1)
        table.endTabAnimation(row: 0, transition: .crossDissolve(0.4))
        var isTold = false
        table.endTabAnimation(inSection: 0) { isTold = true }
        #expect(!isTold)
        HeadlessScreen.main.advance(by: 0.6)
        #expect(isTold && table.covers.count == 1)
    }

    @Test func `an end at once takes parts that fade along, and everybody is told once`() {
        let table = table(sections)
        var told: [String] = []
        table.endTabAnimation(inSection: 1, transition: .crossDissolve(0.4)) { told.append("part") }
        table.endTabAnimation { told.append("all") }
        #expect(table.covers.isEmpty && told.sorted() == ["all", "part"])
        HeadlessScreen.main.advance(by: 1)
        #expect(told.count == 2)
    }

    @Test func `parts that are due together go each in its own way`() {
        let table = table(sections)
        table.endTabAnimation()
        sections.timing = SkeletonTiming(minimumDuration: 0.5)
        table.startTabAnimation()
        table.endTabAnimation(inSection: 0, transition: .crossDissolve(0.4))
        table.endTabAnimation(inSection: 1)
        HeadlessScreen.main.advance(by: 0.6)
        #expect(table.covers.map(\.alpha).filter { $0 < 1 }.count <= 1 && table.covers.count == 2)
        HeadlessScreen.main.advance(by: 0.5)
        #expect(table.covers.count == 1)
    }

    @Test func `a skeleton is not kept while its covers fade`() {
        let view = view()
        weak let session = Attachment.existing(of: view)?.session
        #expect(session != nil)
        view.endTabAnimation(transition: .crossDissolve(0.4))
        #expect(session == nil && view.covers.count == 1)
        HeadlessScreen.main.advance(by: 1)
        #expect(view.covers.isEmpty)
    }
}
