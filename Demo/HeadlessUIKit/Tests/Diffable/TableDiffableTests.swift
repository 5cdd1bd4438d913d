import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableDiffableTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let source: UITableViewDiffableDataSource<Int, String>

    init() {
        HeadlessClock.shared.reset()
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
    }

    private func labels() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    @Test func `it shows the items`() {
        #expect(table.dataSource === source)
        #expect(labels() == ["a", "b", "c"])
        #expect(table.contentSize.height == 120)
    }

    @Test func `rows come, go and move`() {
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        var snapshot = source.snapshot()
        snapshot.deleteItems(["b"])
        snapshot.insertItems(["x"], afterItem: "a")
        snapshot.moveItem("c", beforeItem: "a")
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(labels() == ["c", "a", "x"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }

    @Test func `reconfiguring keeps the cell`() {
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        cell?.textLabel?.text = "old"
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(["b"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(cell?.textLabel?.text == "b")
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    @Test func `an empty snapshot empties the table`() {
        source.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 0)
        #expect(table.visibleCells.isEmpty)
    }

    @Test func `the same snapshot changes nothing and completes`() {
        var isDone = false
        source.apply(source.snapshot()) { isDone = true }
        #expect(isDone)
    }
}
