import Foundation
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

    /// A clock that counts what waits.
    @MainActor
    private final class Counting: Delaying {
        var waits = 0

        func wait(
            _ seconds: TimeInterval, then action: @escaping @MainActor @Sendable () -> Void
        ) -> AnyObject {
            waits += 1
            return SystemTime().wait(seconds, then: action)
        }
    }

    @Test func `a list that ended outside a window is looked at for a minute, and read at the next start`() {
        let before = SkeletonConfiguration.delaying
        defer { SkeletonConfiguration.delaying = before }
        let table = table()
        enterWindow(table)
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: [1])
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        table.removeFromSuperview()
        let clock = Counting()
        SkeletonConfiguration.delaying = clock
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 70)
        #expect(clock.waits < 30)
        clock.waits = 0
        HeadlessScreen.main.advance(by: 600)
        #expect(clock.waits == 0)
        enterWindow(table)
        table.startTabAnimation(inSection: 0)
        table.endTabAnimation()
        HeadlessScreen.main.advance(by: 1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 100)
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

    /// After a minute nobody looks any more, and what is there is read when it loads again.
    @Test(arguments: [0.0, 5, 50, 600])
    func `a list that ends outside a window is read when it is back, or at the next start`(
        seconds: TimeInterval
    ) {
        let rows = Rows(0)
        let table = UITableView(frame: screen.window.bounds)
        table.rowHeight = 60
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        enterWindow(table)
        table.startTabAnimation()
        HeadlessScreen.main.advance(by: 0)
        table.removeFromSuperview()
        rows.count = 3
        let count = layouts(of: table) {
            table.endTabAnimation()
            HeadlessScreen.main.advance(by: seconds)
        }
        #expect(count == 0)
        enterWindow(table)
        table.reloadData()
        HeadlessScreen.main.turn()
        for case let cell as SampleCell in table.visibleCells { cell.titleLabel.text = "River" }
        HeadlessScreen.main.advance(by: 5)
        if seconds < 60 {
            rows.count = 0
            table.reloadData()
            HeadlessScreen.main.turn()
        }
        table.startTabAnimation()
        let shapes = table.covers.first?.tiles.first?.production
        let real = UILabel()
        real.text = "River"
        #expect(table.covers.first?.tiles.count == 3)
        let bar = shapes?.components.first { $0.name == "titleLabel" }
        #expect(bar.map { abs($0.frame.width - real.sizeThatFits(.zero).width) < 1 } == true)
    }

    /// A page with a title and a table with its own model or none.
    private func pageWithTable() -> (page: UIView, table: UITableView) {
        let page = UIView(frame: screen.window.bounds)
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        title.text = "Title"
        let table = makeTable(app)
        table.frame = CGRect(x: 0, y: 60, width: 320, height: 300)
        page.addSubview(title)
        page.addSubview(table)
        page.tabAnimated = ViewAnimated()
        return (page, table)
    }

    @Test func `a view beside a table is covered outside a window, and whole inside`() {
        let (page, table) = pageWithTable()
        let title = page.subviews[0]
        title.tabAnimated = ViewAnimated()
        let count = layouts(of: table) {
            title.startTabAnimation()
            HeadlessScreen.main.advance(by: 1)
        }
        #expect(count == 0 && title.covers.count == 1)
        enterWindow(page)
        #expect(title.covers.first?.tiles.flatMap(\.production.components).count == 1)
    }

    @Test func `a page that holds a table is covered outside a window, and whole inside`() {
        let (page, table) = pageWithTable()
        let shapes = { page.covers.first?.tiles.first?.production.components.filter { !$0.isRemoved } ?? [] }
        let count = layouts(of: table) {
            page.startTabAnimation()
            HeadlessScreen.main.advance(by: 1)
        }
        #expect(count == 0 && page.covers.count == 1)
        #expect(shapes().contains { $0.sourceFrame.minY == 16 })
        enterWindow(page)
        let (inside, _) = pageWithTable()
        enterWindow(inside)
        inside.startTabAnimation()
        let wanted =
            inside.covers.first?.tiles.first?.production.components.filter { !$0.isRemoved }.map(\.frame)
        #expect(shapes().map(\.frame) == wanted && shapes().count > 1)
    }

    /// A cell that shows more where there is more room.
    private final class WideCell: UITableViewCell {
        let titleLabel = UILabel()

        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.addSubview(titleLabel)
            let isWide = traitCollection.horizontalSizeClass == .regular
            titleLabel.frame = CGRect(
                x: 16 + contentView.safeAreaInsets.left, y: 10, width: isWide ? 200 : 100, height: 20)
        }
    }

    @Test func `a plan made outside a window is made again where traits and insets are others`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.left = 40
        screen.window.rootViewController = controller
        HeadlessScreen.main.turn()
        let plans = [true, false].map { isOutside in
            let table = UITableView(frame: screen.window.bounds)
            table.tabAnimated = TableAnimated(cellClass: WideCell.self, cellHeight: 60, count: 2)
            if !isOutside { controller.view.addSubview(table) }
            table.startTabAnimation()
            #expect(table.covers.first?.tiles.count == 2)
            if isOutside { controller.view.addSubview(table) }
            HeadlessScreen.main.advance(by: 0)
            defer { table.removeFromSuperview() }
            return table.covers.flatMap(\.tiles)
        }
        #expect(!plans[0].isEmpty && plans[0] == plans[1])
    }
}
