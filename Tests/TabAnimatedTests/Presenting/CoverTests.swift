import Testing
import UIKit

@testable import TabAnimated

@MainActor
@Suite("A cover over a list", .serialized, .ownApp)
struct CoverTests {
    private typealias Source = UITableViewDiffableDataSource<Int, Int>

    private func diffable(_ table: UITableView, sections: [[Int]]) -> Source {
        let source = Source(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        apply(sections, to: source)
        return source
    }

    private func apply(_ sections: [[Int]], to source: Source) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (index, items) in sections.enumerated() {
            snapshot.appendSections([index])
            snapshot.appendItems(items, toSection: index)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    @Test func `snapshots are applied while a table is covered`() {
        let screen = Screen(makeTable(nil))
        screen.content.rowHeight = 50
        let source = diffable(screen.content, sections: [])
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self)
        screen.content.startTabAnimation()
        apply([[1, 2, 3]], to: source)
        HeadlessScreen.main.turn()
        #expect(screen.content.dataSource === source)
        #expect(screen.content.subviews.last === screen.overlay)
        screen.content.endTabAnimation()
        #expect(screen.content.visibleCells.count == 3)
    }

    @Test func `the skeleton of a table that is scrolled begins where its first row in sight begins`() {
        let app = Sections([40])
        let screen = Screen(makeTable(app))
        screen.content.contentOffset.y = 120
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 50)
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minY == 100)
        #expect(screen.overlay?.tiles.prefix(3).map(\.origin.y) == [0, 50, 100])
        screen.content.contentOffset.y = 130
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.minY == 100)
    }

    @Test func `the skeleton of a shelf that is scrolled begins where its first item in sight begins`() {
        let app = Sections([40])
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        let screen = Screen(makeCollection(app, layout: layout), size: CGSize(width: 320, height: 60))
        screen.content.contentOffset.x = 250
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 100, height: 50))
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minX == 200)
        #expect(screen.overlay?.tiles.prefix(2).map(\.origin.x) == [0, 100])
    }

    @Test func `sections of a diffable data source are covered in place`() {
        let screen = Screen(makeTable(nil))
        screen.content.rowHeight = 50
        let source = diffable(screen.content, sections: [[1, 2], [3, 4]])
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [1])
        screen.content.startTabAnimation()
        #expect(screen.content.dataSource === source)
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 100, width: 320, height: 100)])
        apply([[1, 2, 5], [3, 4]], to: source)
        HeadlessScreen.main.turn()
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 150, width: 320, height: 100)])
        screen.content.endTabAnimation(inSection: 1)
        #expect(screen.content.covers.isEmpty)
    }

    @Test func `a section can be covered in place on purpose`() {
        let app = Sections([2, 3])
        let screen = Screen(makeTable(app))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, inSections: [0])
        screen.content.startTabAnimation()
        #expect(screen.content.dataSource === app)
        #expect(screen.content.covers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 100)])
    }

    @Test(arguments: [
        (true, false, [0.0, 150, 210]), (false, true, [0, 60, 120]), (true, true, [0, 150, 210, 270]),
    ])
    func `the header and the footer of a table are covered each by its own switch`(
        header: Bool, footer: Bool, origins: [CGFloat]
    ) {
        let screen = Screen(makeTable(Sections([])))
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2)
        model.coversTableHeader = header
        model.coversTableFooter = footer
        screen.content.tableHeaderView = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        screen.content.tableFooterView = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        #expect(screen.overlay?.tiles.map(\.origin.y) == origins)
    }

    @Test func `a header view with a model of its own is adjusted and painted by that, not by the table's`()
        throws
    {
        let screen = Screen(makeTable(Sections([])))
        let table = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2)
        table.coversTableHeader = true
        table.adjust { $0.animation(0).width(11) }
        let header = ViewAnimated().adjust { $0.animation(0).width(22) }
        header.animatedColor = .red
        header.animatedBackgroundColor = .blue
        screen.content.tableHeaderView = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        screen.content.tableHeaderView?.tabAnimated = header
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = table
        screen.content.startTabAnimation()
        let productions = try #require(screen.overlay).tiles.map(\.production)
        #expect(productions.map { $0.components[0].frame.width } == [22, 11, 11])
        #expect(productions[0].components.allSatisfy { $0.fill == .color(SkeletonColor(.red)) })
        #expect(productions[0].surface.fill == .color(SkeletonColor(.blue)))
        #expect(productions[1].components.allSatisfy { $0.fill == .standard })
    }

    @Test func `table header and footer are covered when asked`() {
        let screen = Screen(makeTable(Sections([])))
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 2)
        model.coversTableHeader = true
        screen.content.tableHeaderView = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        screen.content.tableFooterView = SamplePage(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        HeadlessScreen.main.turn()
        screen.content.tabAnimated = model
        screen.content.startTabAnimation()
        #expect(screen.overlay?.frame.minY == 0)
        #expect(screen.overlay?.tiles.map(\.origin.y) == [0, 150, 210, 270])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `sections with headers and footers stand where the table puts its own`(style: UITableView.Style) {
        let app = Sections([2, 1])
        app.headerHeight = 33
        let table = makeTable(app, style: style)
        let screen = Screen(table)
        let section = SectionAnimated(
            cellClass: SampleCell.self, cellHeight: 50, count: 2, header: .init(SamplePage.self).height(33))
        table.tabAnimated = TableAnimated(sections: [
            section,
            SectionAnimated(
                cellClass: SampleCell.self, cellHeight: 50, count: 1,
                header: .init(SamplePage.self).height(33)),
        ])
        table.startTabAnimation()
        let rows = (screen.overlay?.tiles ?? []).filter { $0.production.className == "SampleCell" }
        let paths = [
            IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
        ]
        #expect(
            rows.map { CGRect(origin: $0.origin, size: $0.production.size) } == paths.map(table.rectForRow))
    }

    @Test func `one model describes two tables, each started and ended alone`() {
        let apps = (Sections([1, 1]), Sections([1, 1]))
        let screen = Screen(makeTable(apps.0))
        let table = screen.content
        let other = makeTable(apps.1)
        other.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        screen.window.addSubview(other)
        let model = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [0, 1])
        (table.tabAnimated, other.tabAnimated) = (model, model)
        let given = warnings {
            table.startTabAnimation()
            HeadlessScreen.main.turn()
            #expect(table.covers.count == 2 && other.covers.isEmpty)
            other.startTabAnimation(inSection: 1)
            table.endTabAnimation(inSection: 1)
            HeadlessScreen.main.turn()
            #expect(table.covers.count == 1 && other.covers.count == 1)
            table.endTabAnimation()
            HeadlessScreen.main.turn()
            #expect(table.dataSource === apps.0 && other.tabAnimationState == .running)
            other.endTabAnimation()
        }
        #expect(other.dataSource === apps.1 && other.tabAnimationState == .ended)
        #expect(given == [])
    }

    @Test func `a skeleton that fades in shows the content below it, not a blank`() {
        let screen = Screen(SamplePage())
        screen.content.tabAnimated = ViewAnimated()
        let content = screen.content.subviews
        screen.content.startTabAnimation(transition: .crossDissolve(0.4))
        HeadlessScreen.main.advance(by: 0.2)
        let opacity = screen.overlay?.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.1 && opacity < 0.9)
        #expect(content.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    }

    @Test func `placeholder rows are covered in the height that the list gives them`() {
        let app = Sections([1, 2])
        app.heights = [1: 60]
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, inSections: [1])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let tiles = screen.content.covers.flatMap(\.tiles)
        #expect(tiles.isEmpty == false)
        #expect(tiles.allSatisfy { $0.production.size.height == 60 })
    }

    @Test func `placeholder rows that size themselves are as high as the model says`() {
        let app = Sections([1, 2, 1])
        let screen = Screen(makeTable(app))
        screen.content.delegate = nil
        HeadlessScreen.main.turn()
        let (low, before) = (
            screen.content.rectForRow(at: [1, 0]).height, screen.content.rect(forSection: 2).minY
        )
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: low + 40, inSections: [1])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let tiles = screen.content.covers.flatMap(\.tiles)
        #expect(tiles.map(\.production.size.height) == [low + 40, low + 40])
        #expect(tiles.map(\.origin.y) == [0, low + 40])
        #expect(screen.content.rect(forSection: 2).minY == before + 80)
        screen.content.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(screen.content.rect(forSection: 2).minY == before)
    }

    @Test func `parts that end fade into the app's cells`() {
        let app = Sections([1, 0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [1])
        screen.content.startTabAnimation()
        var isDone = false
        screen.content.endTabAnimation(transition: .crossDissolve(0.3)) { isDone = true }
        #expect(screen.content.dataSource === app)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(isDone)
    }

    @Test func `a list shows its skeleton for as long as the work runs`() async throws {
        let app = Sections([1, 0])
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, count: 1, inSections: [1])
        await #expect(throws: CancellationError.self) {
            try await screen.content.withTabAnimation {
                #expect(screen.content.isTabAnimating)
                throw CancellationError()
            }
        }
        #expect(screen.content.dataSource === app)
    }

    @Test func `rotation plans a covered collection again`() {
        let screen = Screen(makeCollection(Sections([])))
        screen.content.tabAnimated = CollectionAnimated(cellClass: SampleItem.self)
        screen.content.startTabAnimation()
        let before = screen.overlay?.tiles.map(\.origin.x).max()
        screen.content.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        HeadlessScreen.main.turn()
        #expect(screen.overlay?.frame.width == 480)
        #expect(before == 220)
        #expect(screen.overlay?.tiles.map(\.origin.x).max() == 380)
    }
}
