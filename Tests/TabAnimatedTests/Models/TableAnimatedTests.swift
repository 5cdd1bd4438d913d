import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A table", .serialized, .ownApp)
struct TableAnimatedTests {
    private func screen(
        rows: Rows, style: UITableView.Style = .plain, model: TableAnimated? = nil
    ) -> Screen<UITableView> {
        let table = UITableView(frame: .zero, style: style)
        table.register(SampleCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 64
        table.dataSource = rows
        table.delegate = rows
        let screen = Screen(table)
        table.tabAnimated = model ?? TableAnimated(cellClass: SampleCell.self)
        return screen
    }

    private func rowTops(_ screen: Screen<UITableView>) -> [CGFloat] {
        (screen.overlay?.tiles ?? []).filter { $0.production.className == "SampleCell" }.map(\.origin.y)
    }

    @Test func `rows of the table's height fill the visible area`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.startTabAnimation()
        #expect(rowTops(screen) == [0, 64, 128, 192, 256, 320, 384, 448])
    }

    @Test func `a section is found without making the others`() {
        let model = TableAnimated(sections: [
            SectionAnimated(cellClass: SampleCell.self, cellHeight: 10),
            SectionAnimated(cellClass: SampleCell.self, cellHeight: 20),
        ])
        // As many sections would take gigabytes.
        model.sectionCount = 1_000_000_000
        let heights = [0, 1, 2, 999_999_999, 1_000_000_000].map {
            model.section(at: $0)?.cells.first?.size.height
        }
        #expect(heights == [10, 20, 20, 20, 20])
    }

    @Test func `a given height and count are taken`() {
        let rows = Rows()
        let screen = screen(
            rows: rows, model: TableAnimated(cellClass: SampleCell.self, cellHeight: 100, count: 3))
        screen.content.startTabAnimation()
        #expect(rowTops(screen) == [0, 100, 200])
    }

    @Test func `rows of a prototype have the table's height too, unless they are given one`() {
        let plain = screen(rows: Rows(), model: TableAnimated(CellAnimated(SampleCell.self)))
        plain.content.startTabAnimation()
        #expect(rowTops(plain).prefix(3) == [0, 64, 128])
        let given = screen(
            rows: Rows(),
            model: TableAnimated(CellAnimated(SampleCell.self).height(100).count(3)))
        given.content.startTabAnimation()
        #expect(rowTops(given) == [0, 100, 200])
    }

    @Test func `insets take from the area that is filled`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.contentInset = UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0)
        screen.content.startTabAnimation()
        #expect(rowTops(screen).count == 6)
    }

    @Test func `one prototype is made, however many rows are shown`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        SampleCell.instances = 0
        screen.content.startTabAnimation()
        #expect(SampleCell.instances == 1)
    }

    @Test func `on a cache hit no cell is made`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.tabAnimated?.canLoadAgain = true
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        SampleCell.instances = 0
        screen.content.startTabAnimation()
        #expect(SampleCell.instances == 0)
        #expect(rowTops(screen).count == 8)
    }

    @Test func `the app is not asked for rows by the skeleton`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(rows.questions == 0)
    }

    @Test func `data source and delegate stay the app's`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.startTabAnimation()
        #expect(screen.content.dataSource === rows)
        #expect(screen.content.delegate === rows)
    }

    @Test func `the app may reload while it loads, and the cover stays in front`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.startTabAnimation()
        rows.count = 40
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.layer.zPosition == 1)
        #expect(screen.content.isTabAnimating)
        screen.content.endTabAnimation()
        #expect(screen.content.visibleCells.count == 8)
    }

    @Test func `ending with a reload shows the rows`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.startTabAnimation()
        rows.count = 3
        screen.content.endTabAnimation(reloading: true)
        HeadlessScreen.main.turn()
        #expect(screen.content.visibleCells.count == 3)
    }

    @Test func `a list that is scrolled is covered where it stands`() {
        let rows = Rows()
        rows.count = 50
        let screen = screen(rows: rows)
        screen.content.reloadData()
        HeadlessScreen.main.turn()
        screen.content.contentOffset = CGPoint(x: 0, y: 640)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minY == 640)
        #expect(screen.content.contentOffset.y == 640)
    }

    @Test func `a table header stays uncovered unless asked`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        HeadlessScreen.main.turn()
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minY == 80)
    }

    @Test func `headers and footers stand around their rows`() {
        let rows = Rows()
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 50, count: 2,
                header: .init(SamplePage.self).height(30),
                footer: .init(SamplePage.self).height(20)),
            SectionAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 1),
        ])
        let screen = screen(rows: rows, model: model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == [22, 52, 102, 152, 172])
    }

    @Test func `a kind without a count is there once, and the last one fills the table`() {
        let first = CellAnimated(UITableViewCell.self) { $0.textLabel?.text = "First" }
        let kinds = [first.height(100), CellAnimated(SampleCell.self).height(60)]
        let screen = screen(rows: Rows(), model: TableAnimated(sections: [SectionAnimated(kinds)]))
        screen.content.startTabAnimation()
        let names = screen.overlay?.tiles.map(\.production.className) ?? []
        #expect(names.prefix(3) == ["UITableViewCell", "SampleCell", "SampleCell"])
        #expect(Set(names.dropFirst()) == ["SampleCell"])
    }

    @Test func `a cell that loads alone is of the first section, however many the model has`() {
        let first = CellAnimated(UITableViewCell.self) { $0.textLabel?.text = "First" }
        let model = TableAnimated(sections: [
            SectionAnimated([first.height(64)]), SectionAnimated(cellClass: SampleCell.self, cellHeight: 60),
        ])
        let screen = screen(rows: Rows(), model: model)
        for row in 0..<2 { screen.content.startTabAnimation(row: row) }
        let covers = screen.content.subviews.compactMap { $0 as? SkeletonOverlay }
        let names = covers.flatMap(\.tiles).map(\.production.className)
        #expect(!names.isEmpty && Set(names) == ["UITableViewCell"])
    }

    @Test func `adjustments tell classes apart`() {
        let rows = Rows()
        let model = TableAnimated(sections: [
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 50, count: 1,
                header: .init(SamplePage.self).height(30))
        ])
        model.adjust { if $0.className == "SampleCell" { $0.animation(0).x(99) } }
        let screen = screen(rows: rows, model: model)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map { $0.production.components[0].frame.minX } == [20, 99])
    }

    @Test func `scrolling is lent and given back`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        (screen.content.tabAnimated as? FormAnimated)?.isScrollEnabled = false
        screen.content.startTabAnimation()
        #expect(!screen.content.isScrollEnabled)
        screen.content.endTabAnimation()
        #expect(screen.content.isScrollEnabled)
    }

    @Test func `scrolling that the app turned off stays off`() {
        let rows = Rows()
        let screen = screen(rows: rows)
        screen.content.isScrollEnabled = false
        (screen.content.tabAnimated as? FormAnimated)?.isScrollEnabled = false
        screen.content.startTabAnimation()
        screen.content.endTabAnimation()
        #expect(!screen.content.isScrollEnabled)
    }

    @Test func `rows stand where the table puts its own`() {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let rows = Rows()
            rows.count = 3
            let screen = screen(rows: rows, style: style)
            screen.content.reloadData()
            HeadlessScreen.main.turn()
            screen.content.startTabAnimation()
            let origin = screen.overlay?.frame.origin ?? .zero
            let skeleton = (screen.overlay?.tiles ?? []).filter { $0.production.className == "SampleCell" }
                .prefix(3).map {
                    CGRect(
                        x: $0.origin.x + origin.x, y: $0.origin.y + origin.y, width: $0.production.size.width,
                        height: $0.production.size.height)
                }
            let real = (0..<3).map { screen.content.rectForRow(at: IndexPath(row: $0, section: 0)) }
            #expect(Array(skeleton) == real, "style \(style.rawValue)")
        }
    }

    @Test func `a table model on another view gives one warning and covers it as a plain view`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        let given = warnings { screen.content.startTabAnimation() }
        #expect(given == ["TableAnimated belongs on a UITableView, not on a SamplePage"])
        #expect(screen.overlay?.componentLayers.count == 2)
    }
}
