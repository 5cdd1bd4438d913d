import Testing
import UIKit

@testable import TabAnimated

/// The layout of a table or collection of the app waits for a window; nothing else does.
@MainActor
@Suite("Lists outside windows", .serialized, .ownApp)
struct WindowRuleTests {
    private let app = Sections([2, 0, 2])
    private let screen = Screen(UIView())

    /// A table in no window, with its size and its rows.
    private func table(style: UITableView.Style = .plain) -> UITableView {
        let table = makeTable(app, style: style)
        table.frame = screen.window.bounds
        return table
    }

    /// Returns how often lists of the app were laid out outside a window.
    private func layouts(of list: UIScrollView, during action: () -> Void) -> Int {
        var count = 0
        let before = HeadlessListAlerts.handler
        defer { HeadlessListAlerts.handler = before }
        HeadlessListAlerts.handler = { if $0 === list { count += 1 } }
        action()
        return count
    }

    private func enterWindow(_ view: UIView) {
        screen.window.addSubview(view)
        HeadlessScreen.main.advance(by: 0)
    }

    @Test func `a part that starts outside a window is covered at once, and has its room inside`() {
        let table = table()
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: [1])
        let count = layouts(of: table) {
            table.startTabAnimation()
            #expect(table.covers.count == 1)
            HeadlessScreen.main.advance(by: 1)
        }
        #expect(count == 0)
        enterWindow(table)
        HeadlessScreen.main.advance(by: 0)
        #expect(table.covers.map(\.frame) == [CGRect(x: 0, y: 100, width: 320, height: 180)])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 280)
        table.endTabAnimation()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 100 && table.delegate === app)
    }

    @Test func `a part that ends outside a window gives its room back inside, and lays nothing out before`() {
        let table = table()
        enterWindow(table)
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: [1])
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        table.removeFromSuperview()
        let count = layouts(of: table) {
            table.endTabAnimation(inSection: 1)
            HeadlessScreen.main.advance(by: 30)
        }
        #expect(count == 0 && table.delegate === app && table.covers.isEmpty)
        enterWindow(table)
        HeadlessScreen.main.advance(by: 4)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 100)
    }

    @Test func `a page without a list is laid out wherever it is`() {
        let page = SamplePage(frame: screen.window.bounds)
        page.startTabAnimation()
        #expect(page.covers.first?.tiles.flatMap(\.production.components).count == 2)
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped], [false, true])
    func `a plan made outside a window is that of the window inside`(style: UITableView.Style, isUnkind: Bool)
    {
        let before = HeadlessScreen.isUnkind
        HeadlessScreen.isUnkind = isUnkind
        defer { HeadlessScreen.isUnkind = before }
        let plans = [true, false].map { isOutside in
            let table = UITableView(frame: screen.window.bounds, style: style)
            let cell = CellAnimated(UITableViewCell.self) {
                $0.textLabel?.text = "A title that is longer than the row is wide, so that its end is cut off"
                $0.accessoryType = .disclosureIndicator
            }
            table.tabAnimated = TableAnimated(cell.count(3))
            if !isOutside { enterWindow(table) }
            table.startTabAnimation()
            if isOutside { enterWindow(table) }
            HeadlessScreen.main.advance(by: 0)
            defer { table.removeFromSuperview() }
            return table.covers.flatMap(\.tiles)
        }
        #expect(!plans[0].isEmpty && plans[0] == plans[1])
    }

}
