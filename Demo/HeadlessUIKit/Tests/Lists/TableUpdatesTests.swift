import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableUpdatesTests {
    private let fixture = TableFixture([2, 2])
    private let table: UITableView

    init() {
        HeadlessClock.shared.reset()
        table = fixture.table()
        table.layoutIfNeeded()
        fixture.events = []
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `an inserted row asks for one cell and keeps the others`() {
        let old = table.cellForRow(at: path(0))
        fixture.counts = [3, 2]
        table.insertRows(at: [path(0)], with: .none)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(1)) === old)
        #expect(fixture.events == ["end displaying 1-1", "cell 0-0", "will display 0-0"])
    }

    @Test func `a deleted row gives its cell back`() {
        let old = table.cellForRow(at: path(1))
        fixture.counts = [1, 2]
        table.deleteRows(at: [path(0)], with: .none)
        #expect(table.cellForRow(at: path(0)) === old)
        #expect(fixture.events == ["end displaying 0-0"])
    }

    @Test func `a reloaded row asks for its cell again`() {
        table.reloadRows(at: [path(1)], with: .none)
        table.layoutIfNeeded()
        #expect(fixture.events == ["end displaying 0-1", "cell 0-1", "will display 0-1"])
    }

    @Test func `a moved row takes its cell along`() {
        let old = table.cellForRow(at: path(0))
        table.moveRow(at: path(0), to: path(1))
        #expect(table.cellForRow(at: path(1)) === old)
        #expect(old?.frame.minY == 50)
    }

    @Test func `a deleted section takes its rows with it`() {
        let old = table.cellForRow(at: path(1, 1))
        fixture.counts = [2]
        table.deleteSections([0], with: .none)
        #expect(table.cellForRow(at: path(1, 0)) === old)
    }

    @Test func `an inserted section moves the later ones`() {
        let old = table.cellForRow(at: path(0, 1))
        fixture.counts = [2, 1, 2]
        table.insertSections([1], with: .none)
        #expect(table.cellForRow(at: path(0, 2)) === old)
    }

    @Test func `the selection follows its row`() {
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        fixture.counts = [3, 2]
        table.insertRows(at: [path(0)], with: .none)
        #expect(table.indexPathForSelectedRow == path(2))
    }

    @Test func `a batch counts deletions before and insertions after the update`() {
        let kept = table.cellForRow(at: path(1))
        table.performBatchUpdates {
            fixture.counts = [2, 2]
            table.insertRows(at: [path(0)], with: .none)
            table.deleteRows(at: [path(0)], with: .none)
        }
        #expect(table.cellForRow(at: path(1)) === kept)
    }

    @Test func `nothing is committed before the outermost end`() {
        table.beginUpdates()
        table.beginUpdates()
        fixture.counts = [3, 2]
        table.insertRows(at: [path(0)], with: .none)
        table.endUpdates()
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.endUpdates()
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func `what waits for its layout is laid out before the changes of a batch`() {
        table.reloadData()
        fixture.events = []
        table.performBatchUpdates { fixture.events.append("batch") }
        #expect(fixture.events.contains("cell 0-0") && fixture.events.last == "batch")
    }

    @Test func `updates are uncommitted for the placeholders of a drop alone`() {
        table.beginUpdates()
        #expect(!table.hasUncommittedUpdates)
        table.endUpdates()
    }

    @Test func `the completion is called when the rows have moved`() {
        var completed = false
        table.performBatchUpdates({}, completion: { completed = $0 })
        HeadlessScreen.main.advance(by: 1)
        #expect(completed)
    }

    @Test func `a count that does not follow is an error`() {
        let reasons = exceptions {
            fixture.counts = [4, 2]
            table.insertRows(at: [path(0)], with: .none)
        }
        #expect(
            reasons == [
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
                    + "existing "
                    + "section after the update (4) must be equal to the number of rows contained in "
                    + "that section "
                    + "before the update (2), plus or minus the number of rows inserted or deleted from that "
                    + "section (1 inserted, 0 deleted) and plus or minus the number of rows moved into "
                    + "or out of "
                    + "that section (0 moved in, 0 moved out)."
            ])
    }

    @Test func `a number of sections that does not follow is an error`() {
        let reasons = exceptions {
            fixture.counts = [2]
            table.reloadRows(at: [path(0)], with: .none)
        }
        #expect(
            reasons == [
                "Invalid update: invalid number of sections. The number of sections contained in the "
                    + "table view "
                    + "after the update (1) must be equal to the number of sections contained in the "
                    + "table view "
                    + "before the update (2), plus or minus the number of sections inserted or deleted "
                    + "(0 inserted, 0 deleted)."
            ])
    }

    @Test func `deleting a row that does not exist is an error`() {
        let reasons = exceptions { table.deleteRows(at: [path(7)], with: .none) }
        #expect(
            reasons == ["attempt to delete row 7 from section 0 which only contains 2 rows before the update"]
        )
    }

    @Test func `a reloaded section may change its count`() {
        let reasons = exceptions {
            fixture.counts = [5, 2]
            table.reloadSections([0], with: .none)
        }
        #expect(reasons == [])
        #expect(table.numberOfRows(inSection: 0) == 5)
    }
}
