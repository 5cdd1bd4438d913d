import Testing
import UIKit

@testable import TabAnimated

/// The end of a part of a list touches that part alone, and nothing of it is missing for a frame.
@MainActor
@Suite("The end of a part", .serialized, .ownApp)
struct PartEndTests {
    private let app = Sections([2, 0, 2])

    private func start(
        _ loading: [Int] = [1, 2], timing: SkeletonTiming? = nil, on list: UITableView? = nil
    ) -> Screen<UITableView> {
        let screen = Screen(list ?? makeTable(app))
        screen.content.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: loading)
        screen.content.tabAnimated?.timing = timing
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        return screen
    }

    // MARK: Fades and times

    @Test func `a part that ends fades when the end has a transition`() {
        let screen = start()
        var isDone = false
        screen.content.endTabAnimation(inSection: 2, transition: .crossDissolve(0.4)) { isDone = true }
        HeadlessScreen.main.advance(by: 0.2)
        #expect(screen.content.covers.count == 2 && !isDone)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(screen.content.covers.count == 1 && isDone)
        #expect(screen.content.isTabAnimating)
    }

    @Test func `a section of a covered table fades when the end has a transition`() {
        let screen = Screen(makeTable(app))
        let section = SectionAnimated(cellClass: SampleCell.self, cellHeight: 50, count: 2)
        screen.content.tabAnimated = TableAnimated(sections: [section, section, section])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        let whole = screen.overlay
        screen.content.endTabAnimation(inSection: 0, transition: .crossDissolve(0.4))
        HeadlessScreen.main.advance(by: 0.2)
        #expect(screen.content.covers.contains { $0 === whole } && screen.content.covers.count == 3)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(screen.content.covers.count == 2)
    }

    @Test func `a row that ends fades when the end has a transition`() {
        app.counts = [3]
        let screen = Screen(makeTable(app))
        screen.content.tabAnimated = TableAnimated(rows: [
            0: CellAnimated(SampleCell.self).height(50), 2: CellAnimated(SampleCell.self).height(50),
        ])
        screen.content.startTabAnimation()
        HeadlessScreen.main.turn()
        screen.content.endTabAnimation(row: 0, transition: .crossDissolve(0.4))
        HeadlessScreen.main.advance(by: 0.2)
        #expect(screen.content.covers.map(\.frame.minY).sorted() == [0, 100])
        HeadlessScreen.main.advance(by: 0.4)
        #expect(screen.content.covers.map(\.frame.minY) == [100])
    }

    @Test func `a part stays for the least duration`() {
        let screen = start(timing: SkeletonTiming(minimumDuration: 1))
        var isDone = false
        HeadlessScreen.main.advance(by: 0.4)
        screen.content.endTabAnimation(inSection: 2) { isDone = true }
        HeadlessScreen.main.advance(by: 0.4)
        #expect(screen.content.covers.count == 2 && !isDone)
        HeadlessScreen.main.advance(by: 0.4)
        #expect(screen.content.covers.count == 1 && isDone)
    }

    // MARK: While the skeleton is put in place

    @Test func `a part that starts or ends while the skeleton is put in place takes effect`() {
        let screen = Screen(makeTable(app))
        let table = screen.content
        let model = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: [1])
        var isFirst = true
        model.adjust { [weak table] _ in
            guard isFirst else { return }
            isFirst = false
            table?.startTabAnimation(inSection: 2)
            table?.endTabAnimation(inSection: 1)
        }
        table.tabAnimated = model
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        #expect(table.covers.map(\.frame.minY) == [table.rectForHeader(inSection: 2).maxY])
    }

    // MARK: Cells

    @Test func `a field that is edited in another section keeps the keyboard`() throws {
        let screen = start()
        let table = screen.content
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        table.endTabAnimation(inSection: 2)
        HeadlessScreen.main.turn()
        #expect(field.isFirstResponder && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        app.change { $0[1] = $1(1) }
        table.endTabAnimation(inSection: 1, reloading: true)
        HeadlessScreen.main.turn()
        #expect(table.numberOfRows(inSection: 1) == 1)
        #expect(field.isFirstResponder && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }

    @Test func `an end that reloads asks for the rows of its section, and for no others`() {
        let screen = start()
        let others = (0..<2).map { screen.content.cellForRow(at: IndexPath(row: $0, section: 0)) }
        app.change { $0[2] = $1(2) }
        screen.content.endTabAnimation(inSection: 2, reloading: true)
        HeadlessScreen.main.turn()
        #expect(others == (0..<2).map { screen.content.cellForRow(at: IndexPath(row: $0, section: 0)) })
        let names = (0..<2).map { screen.content.cellForRow(at: IndexPath(row: $0, section: 2))?.tag }
        #expect(names == app.names[2].map(Optional.some))
    }

    @Test func `an app that has told the list of its rows is not asked for them again`() {
        let screen = start()
        let table = screen.content
        app.change { $0[1] = $1(2) }
        table.insertRows(at: [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)], with: .none)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        table.endTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(table.visibleCells == cells)
    }

    @Test func `a row that is asked for as the last part ends starts the next one`() {
        let screen = Screen(makeTable(app))
        let table = screen.content
        let rows = RowsThatLoadMore(app)
        table.dataSource = rows
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [0])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        rows.isReady = true
        app.change { $0[0] = $1(3) }
        table.endTabAnimation(inSection: 0, reloading: true)
        HeadlessScreen.main.turn()
        #expect(!rows.isReady && table.tabAnimationState == .running)
        #expect(table.numberOfRows(inSection: 0) == 3 && table.covers.count == 1)
        #expect(table.covers.first?.frame.minY == 150 && table.rect(forSection: 1).minY == 150)
        table.endTabAnimation()
        HeadlessScreen.main.turn()
        #expect(table.covers.isEmpty && app.unknown == [])
    }

    @Test func `the cells of a snapshot stay as they are`() {
        let screen = Screen(makeTable(nil))
        let table = screen.content
        table.rowHeight = 50
        let snapshots = SnapshotApp(of: table)
        snapshots.apply([(0, 2), (1, 2)], isAnimated: false, isReload: false)
        table.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [0, 1])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        let cells = table.visibleCells
        table.endTabAnimation(inSection: 1)
        HeadlessScreen.main.turn()
        #expect(cells.count == 4 && table.visibleCells == cells)
    }
}

/// Starts the next section, once, when a row is asked for.
private final class RowsThatLoadMore: NSObject, UITableViewDataSource {
    var isReady = false
    private let app: Sections

    init(_ app: Sections) {
        self.app = app
    }

    func numberOfSections(in tableView: UITableView) -> Int { app.numberOfSections(in: tableView) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        app.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if isReady {
            isReady = false
            tableView.startTabAnimation(inSection: 1)
        }
        return app.tableView(tableView, cellForRowAt: indexPath)
    }
}
