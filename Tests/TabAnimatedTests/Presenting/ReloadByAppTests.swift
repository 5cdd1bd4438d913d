import Testing
import UIKit

@testable import TabAnimated

/// A list is the app's to reload, for a part as for the whole: nothing reloads unasked, and the log says where nobody did.
@MainActor
@Suite("Reloading is the app's", .serialized, .ownApp)
struct ReloadByAppTests {
    private let app = Sections([2, 0, 2])
    private let kept = Kept()

    /// A window lives as long as its screen.
    private final class Kept {
        var screen: Any?
    }

    private func show<List: UIScrollView>(_ list: List) -> List {
        let screen = Screen(list)
        kept.screen = screen
        return screen.content
    }

    private func table(_ loading: [Int]? = [1, 2]) -> UITableView {
        let list = show(makeTable(app))
        list.tabAnimated = TableAnimated(
            cellClass: SampleCell.self, cellHeight: 60, count: 3, inSections: loading)
        return start(list)
    }

    private func start<List: UIScrollView>(_ list: List) -> List {
        list.startTabAnimation()
        HeadlessScreen.main.turn()
        app.asked = []
        return list
    }

    private func collection() -> UICollectionView {
        let list = show(makeCollection(app))
        list.tabAnimated = CollectionAnimated(
            cellClass: SampleItem.self, cellSize: CGSize(width: 320, height: 60), count: 3, inSections: [1])
        return start(list)
    }

    /// Lets the log look.
    private func pass() {
        for _ in 0..<3 { HeadlessScreen.main.advance(by: 0.2) }
    }

    // MARK: When the app inserts

    enum Moment: CaseIterable {
        case before, inTurn, inNext
    }

    @Test(arguments: Moment.allCases, [false, true])
    func `rows that the app inserts around the end are there once, and nothing else reloads`(
        moment: Moment, isFading: Bool
    ) {
        let table = table()
        let paths = (0..<3).map { IndexPath(row: $0, section: 1) }
        let lines = warnings {
            app.change { $0[1] = $1(3) }
            if moment == .before { table.insertRows(at: paths, with: .none) }
            table.endTabAnimation(inSection: 1, transition: isFading ? .crossDissolve(0.3) : .none)
            if moment == .inNext { HeadlessScreen.main.advance(by: 0) }
            if moment != .before { table.insertRows(at: paths, with: .none) }
            pass()
        }
        #expect(lines == [] && table.numberOfRows(inSection: 1) == 3 && app.unknown == [])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 250)
        table.endTabAnimation(inSection: 2)
        #expect(table.delegate === app && table.covers.isEmpty)
    }

    @Test func `items that the app inserts in the turn of the end are there once`() {
        let collection = collection()
        let lines = warnings {
            app.change { $0[1] = $1(3) }
            collection.endTabAnimation(inSection: 1)
            collection.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 1) })
            pass()
        }
        #expect(lines == [] && collection.numberOfItems(inSection: 1) == 3 && app.unknown == [])
        #expect(collection.delegate === app)
    }

    @Test func `a list that nobody tells keeps its rows, and one line says so`() {
        let table = table()
        let lines = warnings {
            app.change { $0[1] = $1(3) }
            table.endTabAnimation(inSection: 1)
            #expect(table.covers.count == 1 && table.isTabAnimating)
            pass()
        }
        #expect(table.numberOfRows(inSection: 1) == 0)
        #expect(
            lines == [
                "UITableView has [2, 0, 2] cells where its data source has [2, 3, 2], after the end of a skeleton: tell it "
                    + "of the new cells, or end with reloading: true"
            ])
    }

    @Test func `a whole list that nobody tells is said, and one that reloads is not`() {
        for isReloaded in [false, true] {
            let table = table(nil)
            let lines = warnings {
                app.change { $0[1] = $1(3) }
                isReloaded ? table.endTabAnimation(reloading: true) : table.endTabAnimation()
                pass()
            }
            #expect(lines.count == (isReloaded ? 0 : 1))
            app.counts = [2, 0, 2]
        }
    }

    @Test func `an end that reloads has the new rows in its turn`() {
        let table = table()
        let lines = warnings {
            app.change { $0[1] = $1(3) }
            table.endTabAnimation(inSection: 1, reloading: true)
            #expect(table.numberOfRows(inSection: 1) == 3)
            pass()
        }
        #expect(lines == [] && app.unknown == [])
    }

    @Test func `an end that reloads takes in what the app did to other sections, and keeps the selection`() {
        let table = table()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        app.change { names, new in
            names[1] = new(3)
            names.append(new(1))
        }
        table.endTabAnimation(inSection: 1, reloading: true)
        HeadlessScreen.main.turn()
        #expect((0..<4).map(table.numberOfRows) == [2, 3, 2, 1] && app.unknown == [])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    // MARK: Rows of before

    @Test(arguments: [false, true])
    func `rows whose number is right are not said, however the app shows them`(isReloaded: Bool) {
        let table = table()
        let lines = warnings {
            app.change { $0[2] = $1(2) }
            table.endTabAnimation(inSection: 2, reloading: isReloaded)
            pass()
        }
        #expect(lines == [])
    }

    @Test func `a row that ends is reloaded when its end says so`() {
        let list = show(makeTable(app))
        list.tabAnimated = TableAnimated(rows: [0: CellAnimated(SampleCell.self).height(50)])
        let table = start(list)
        app.change { $0[0] = $1(2) }
        table.endTabAnimation(row: 0, reloading: true)
        HeadlessScreen.main.turn()
        let names = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.tag }
        #expect(names[0] == app.names[0][0] && names[1] != app.names[0][1])
    }

    @Test func `an item that ends is reloaded when its end says so`() {
        let list = show(makeCollection(app))
        list.tabAnimated = CollectionAnimated(items: [1: CellAnimated(SampleItem.self)])
        let collection = start(list)
        app.change { $0[0] = $1(2) }
        collection.endTabAnimation(item: 1, reloading: true)
        HeadlessScreen.main.turn()
        #expect(app.asked.contains(IndexPath(item: 1, section: 0)) && app.unknown == [])
        let names = (0..<2).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.tag }
        #expect(names[0] != app.names[0][0] && names[1] == app.names[0][1])
    }

    @Test func `a part that loads again is not said`() {
        let table = table()
        let lines = warnings {
            table.endTabAnimation(inSection: 2)
            table.startTabAnimation(inSection: 2)
            pass()
        }
        #expect(lines == [] && table.isTabAnimating)
    }

    @Test func `a snapshot around the end of a part is all that a diffable source needs`() {
        for isBefore in [false, true] {
            let list = show(makeTable(nil))
            let table = list
            table.rowHeight = 50
            let snapshots = SnapshotApp(of: table)
            snapshots.apply([(0, 2), (1, 0)], isAnimated: false, isReload: false)
            table.tabAnimated = TableAnimated(
                cellClass: SampleCell.self, cellHeight: 60, count: 2, inSections: [1])
            table.startTabAnimation()
            HeadlessScreen.main.turn()
            let lines = warnings {
                if isBefore { snapshots.apply([(0, 2), (1, 3)], isAnimated: false, isReload: false) }
                table.endTabAnimation(inSection: 1)
                if !isBefore { snapshots.apply([(0, 2), (1, 3)], isAnimated: false, isReload: false) }
                pass()
            }
            #expect(lines == [] && table.numberOfRows(inSection: 1) == 3 && table.covers.isEmpty)
        }
    }

    // MARK: Starts by code of the app

    /// An app whose last row starts the next section.
    private final class LoadingMore: NSObject, UITableViewDataSource {
        var isReady = false

        func numberOfSections(in tableView: UITableView) -> Int { 2 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 2 : 0
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if isReady, indexPath.row == 1 { tableView.startTabAnimation(inSection: 1) }
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `a cell that is reloaded by an end starts another part`() {
        let source = LoadingMore()
        let list = show(makeTable(nil))
        let table = list
        table.rowHeight = 50
        table.dataSource = source
        table.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60, inSections: [0])
        table.startTabAnimation()
        HeadlessScreen.main.turn()
        source.isReady = true
        table.endTabAnimation(inSection: 0, reloading: true)
        HeadlessScreen.main.turn()
        #expect(table.isTabAnimating && table.covers.map(\.frame.minY) == [100])
        table.endTabAnimation(inSection: 1)
        #expect(!table.isTabAnimating && table.covers.isEmpty)
    }

    /// An app that starts another section when the list asks for heights.
    private final class Measuring: NSObject, UITableViewDelegate {
        var starts: (@MainActor (UITableView) -> Void)?

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            let start = starts
            starts = nil
            start?(tableView)
            return 0
        }
    }

    @Test func `a start while the list is measured at an end shows another skeleton`() {
        let table = table([1])
        let measuring = Measuring()
        table.delegate = measuring
        HeadlessScreen.main.advance(by: 0)
        measuring.starts = { $0.startTabAnimation(inSection: 2) }
        table.endTabAnimation(transition: .crossDissolve(0.2))
        HeadlessScreen.main.advance(by: 1)
        #expect(measuring.starts == nil && table.isTabAnimating)
        #expect(table.covers.count == 1 && table.covers[0].isUserInteractionEnabled)
        table.endTabAnimation()
        #expect(table.covers.isEmpty && table.delegate === measuring && !table.isTabAnimating)
    }

    // MARK: Work

    private struct Failure: Error {}

    @Test func `a part is covered for as long as its work runs`() async throws {
        let table = table([1])
        table.endTabAnimation()
        let seen = await table.withTabAnimation(inSection: 2) { table.covers.map(\.frame.minY) }
        #expect(seen == [100] && table.covers.isEmpty && !table.isTabAnimating)
        let row = await table.withTabAnimation(row: 1) { table.covers.map(\.frame.minY) }
        #expect(row == [50] && table.covers.isEmpty)
        await #expect(throws: Failure.self) {
            try await table.withTabAnimation(inSection: 0) {
                #expect(table.isTabAnimating)
                throw Failure()
            }
        }
        #expect(!table.isTabAnimating)
        let work = Task {
            try await table.withTabAnimation(row: 0) { try await Task.sleep(nanoseconds: 60_000_000_000) }
        }
        await HeadlessScreen.main.runTasks()
        #expect(table.isTabAnimating)
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(!table.isTabAnimating && table.delegate === app)
        let collection = collection()
        collection.endTabAnimation()
        let item = await collection.withTabAnimation(item: 0) { collection.covers.count }
        #expect(item == 1 && collection.covers.isEmpty)
    }

    @Test func `works of two parts end each its own, and a part below zero only works`() async {
        let table = table([1])
        table.endTabAnimation()
        let seen = await table.withTabAnimation(inSection: 0) {
            await table.withTabAnimation(inSection: 2) {
                await table.withTabAnimation(inSection: 0) {}
            }
            return table.covers.map(\.frame.minY)
        }
        #expect(seen == [0] && table.covers.isEmpty)
        #expect(await table.withTabAnimation(inSection: -1) { 7 } == 7)
    }
}
