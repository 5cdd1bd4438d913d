import TestDevice
import Testing
import UIKit

/// What Apple's UIKit may do with lists and no app hopes for.
@MainActor @Suite("Unkind lists", .ownDevice)
struct UnkindListTests {
    private func show(_ list: UIScrollView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window.isHidden = false
        window.addSubview(list)
        HeadlessScreen.main.turn()
        return window
    }

    @Test func `a table that reloads reports with the next layout which rows have gone`() {
        HeadlessScreen.isUnkind = true
        let fixture = TableFixture([2])
        let table = fixture.table()
        let window = show(table)
        fixture.events = []

        table.reloadData()
        let atOnce = fixture.events
        table.layoutIfNeeded()

        #expect(atOnce == [])
        #expect(Array(fixture.events.prefix(2)) == ["end displaying 0-0", "end displaying 0-1"])
        window.isHidden = true
    }

    @Test func `a collection that reloads reports with the next layout which items have gone`() {
        HeadlessScreen.isUnkind = true
        let fixture = CollectionFixture([2])
        let collection = fixture.collection(UICollectionViewFlowLayout())
        let window = show(collection)
        fixture.events = []

        collection.reloadData()
        let atOnce = fixture.events
        collection.layoutIfNeeded()

        #expect(atOnce == [])
        #expect(Array(fixture.events.prefix(2)) == ["end displaying 0-0", "end displaying 0-1"])
        window.isHidden = true
    }

    @Test func `a row that scrolls out of sight is reported at once`() {
        HeadlessScreen.isUnkind = true
        let fixture = TableFixture([100])
        let table = fixture.table()
        let window = show(table)
        fixture.events = []

        table.contentOffset.y = 50
        table.layoutIfNeeded()

        #expect(fixture.events.first == "end displaying 0-0")
        window.isHidden = true
    }

    @Test func `a table has side insets inside windows alone`() {
        HeadlessScreen.isUnkind = true
        let fixture = TableFixture([1])
        let table = fixture.table(style: .insetGrouped)
        table.layoutIfNeeded()
        let outside = table.rectForRow(at: IndexPath(row: 0, section: 0)).minX

        let window = show(table)
        table.reloadData()

        #expect(outside == 0)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 20)
        window.isHidden = true
    }

    @Test(arguments: [(true, CGFloat(7)), (false, 0)])
    func `an accessory takes less of the width outside tables`(isUnkind: Bool, lack: CGFloat) throws {
        HeadlessScreen.isUnkind = isUnkind
        let fixture = TableFixture([1])
        let table = fixture.table()
        let window = show(table)
        let row = try #require(table.visibleCells.first)
        row.accessoryType = .disclosureIndicator
        row.layoutIfNeeded()
        let outside = UITableViewCell(style: .default, reuseIdentifier: nil)
        outside.accessoryType = .disclosureIndicator
        outside.frame = row.bounds
        outside.layoutIfNeeded()

        #expect(outside.contentView.frame.width - row.contentView.frame.width == lack)
        window.isHidden = true
    }

    @Test func `the content and the labels of a cell are of private classes`() {
        HeadlessScreen.isUnkind = true
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

        #expect(String(describing: type(of: cell.contentView)) == "UITableViewCellContentView")
        #expect(cell.textLabel.map { String(describing: type(of: $0)) } == "UITableViewLabel")
    }

    // MARK: Below bars

    private func names(_ view: UIView) -> [String] {
        view.subviews.map { String(describing: type(of: $0)) }
    }

    @Test func `below a bar private views stand behind and in front of what a list shows`() throws {
        HeadlessScreen.isUnkind = true
        let table = TableFixture([1]).table()
        table.contentInset.top = 64
        let window = show(table)
        let badge = UIView()
        table.addSubview(badge)
        table.insertSubview(UIView(), at: 0)
        table.setNeedsLayout()
        table.layoutIfNeeded()

        #expect(names(table).first == "_UITouchPassthroughView")
        #expect(names(table).last == "_UITouchPassthroughView")
        #expect(names(try #require(table.subviews.last)) == ["ScrollEdgeEffectView"])
        #expect(names(table).count { $0 == "_UITouchPassthroughView" } == 2)
        table.contentInset.top = 0
        HeadlessScreen.main.turn()
        #expect(!names(table).contains("_UITouchPassthroughView"))
        #expect(table.subviews.contains(badge))
        window.isHidden = true
    }

    @Test(arguments: [true, false])
    func `a list without content has such views too`(isTable: Bool) {
        HeadlessScreen.isUnkind = true
        let list: UIScrollView =
            isTable
            ? TableFixture([]).table() : CollectionFixture([]).collection(UICollectionViewFlowLayout())
        list.contentInset.top = 64
        let window = show(list)
        #expect(names(list) == ["_UITouchPassthroughView", "_UITouchPassthroughView"])
        window.isHidden = true
    }

    // MARK: Cells among other views

    @Test(arguments: [(true, [false, true, true]), (false, [true, true, false])])
    func `a collection puts new cells above the views of others, or below them`(
        isUnkind: Bool, areCells: [Bool]
    ) {
        HeadlessScreen.isUnkind = isUnkind
        let fixture = CollectionFixture([2])
        let collection = fixture.collection(UICollectionViewFlowLayout())
        let window = show(collection)
        collection.addSubview(UIView())
        collection.reloadData()
        HeadlessScreen.main.turn()
        #expect(collection.subviews.map { $0 is UICollectionViewCell } == areCells)
        window.isHidden = true
    }

    @Test(arguments: [true, false])
    func `a layout writes how opaque a cell is, and whether it is hidden`(isUnkind: Bool) throws {
        HeadlessScreen.isUnkind = isUnkind
        let fixture = CollectionFixture([2])
        let collection = fixture.collection(UICollectionViewFlowLayout())
        let window = show(collection)
        let cell = try #require(collection.visibleCells.first)
        (cell.alpha, cell.isHidden) = (0.25, true)
        collection.collectionViewLayout.invalidateLayout()
        HeadlessScreen.main.turn()
        #expect(cell.alpha == 1)
        #expect(cell.isHidden == !isUnkind)
        window.isHidden = true
    }

    @Test(arguments: [true, false])
    func `a table shows a cell that it uses again`(isUnkind: Bool) throws {
        HeadlessScreen.isUnkind = isUnkind
        let fixture = TableFixture([1])
        let table = fixture.table()
        let window = show(table)
        let cell = try #require(table.visibleCells.first)
        cell.isHidden = true
        table.reloadData()
        HeadlessScreen.main.turn()
        #expect(table.visibleCells.first === cell)
        #expect(cell.isHidden == !isUnkind)
        window.isHidden = true
    }

    @Test(arguments: [(UITableViewCell.SeparatorStyle.singleLine, CGFloat(70.5)), (.none, 70)])
    func `a row that measures itself is a separator higher`(
        separators: UITableViewCell.SeparatorStyle, height: CGFloat
    ) {
        HeadlessScreen.addsSeparatorsToRows = true
        let source = HighRow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.separatorStyle = separators
        table.dataSource = source
        table.layoutIfNeeded()

        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
    }
}

/// A table with one row that is 70 points high by its constraints.
private final class HighRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 70),
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
    }
}
