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
