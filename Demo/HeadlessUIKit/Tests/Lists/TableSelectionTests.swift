import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableSelectionTests {
    private let fixture = TableFixture([4])
    private let table: UITableView

    init() {
        table = fixture.table()
        table.layoutIfNeeded()
        fixture.events = []
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `a tap highlights, then selects`() {
        HeadlessFinger(on: table).tap(at: row(1))
        #expect(
            fixture.events == [
                "should highlight 0-1", "highlight 0-1", "unhighlight 0-1", "will select 0-1", "select 0-1",
            ])
        #expect(table.indexPathForSelectedRow == row(1))
        #expect(table.cellForRow(at: row(1))?.isSelected == true)
    }

    @Test func `a tap on another row deselects the first before it selects`() {
        HeadlessFinger(on: table).tap(at: row(1))
        fixture.events = []
        HeadlessFinger(on: table).tap(at: row(2))
        #expect(
            fixture.events.suffix(4) == [
                "will select 0-2", "will deselect 0-1", "deselect 0-1", "select 0-2",
            ])
        #expect(table.indexPathsForSelectedRows == [row(2)])
    }

    @Test func `a second tap deselects where many rows may be selected`() {
        table.allowsMultipleSelection = true
        HeadlessFinger(on: table).tap(at: row(1))
        HeadlessFinger(on: table).tap(at: row(2))
        HeadlessFinger(on: table).tap(at: row(1))
        #expect(fixture.events.suffix(2) == ["will deselect 0-1", "deselect 0-1"])
        #expect(table.indexPathsForSelectedRows == [row(2)])
    }

    @Test func `a row that may not be highlighted is not selected`() {
        fixture.allowsHighlight = false
        HeadlessFinger(on: table).tap(at: row(1))
        #expect(fixture.events == ["should highlight 0-1"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `a table without selection ignores taps`() {
        table.allowsSelection = false
        HeadlessFinger(on: table).tap(at: row(1))
        #expect(fixture.events == [])
    }

    @Test func `selecting from code tells nobody`() {
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        #expect(fixture.events == [])
        #expect(table.indexPathForSelectedRow == row(1))
    }

    @Test func `reloading forgets the selection`() {
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
    }
}
