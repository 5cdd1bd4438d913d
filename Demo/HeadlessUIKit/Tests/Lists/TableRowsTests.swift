import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableRowsTests {
    @Test func `only rows in sight have cells`() {
        let fixture = TableFixture([100])
        let table = fixture.table()
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    }

    @Test func `each cell is displayed before the next is asked for`() {
        let fixture = TableFixture([2])
        let table = fixture.table()
        table.layoutIfNeeded()
        #expect(fixture.events == ["cell 0-0", "will display 0-0", "cell 0-1", "will display 0-1"])
    }

    @Test func `a data source is asked at the next layout`() {
        let fixture = TableFixture([2])
        let table = fixture.table()
        #expect(fixture.events == [])
        #expect(table.visibleCells == [])
    }

    @Test func `a row that goes out of sight gives its cell to one that comes in`() {
        let fixture = TableFixture([100])
        let table = fixture.table()
        table.layoutIfNeeded()
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        fixture.events = []
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        #expect(fixture.events == ["end displaying 0-0", "cell 0-4", "will display 0-4"])
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) === first)
    }

    @Test func `a cell is prepared before it is used again`() {
        let fixture = TableFixture([100])
        let table = fixture.table()
        table.register(CountingCell.self, forCellReuseIdentifier: "cell")
        table.layoutIfNeeded()
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 4, section: 0)) as? CountingCell
        #expect(cell?.preparations == 1)
    }

    @Test func `cells are made of the registered class`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        table.register(CountingCell.self, forCellReuseIdentifier: "other")
        let cell = table.dequeueReusableCell(withIdentifier: "other")
        #expect(cell is CountingCell)
        #expect(cell?.reuseIdentifier == "other")
    }

    @Test func `an unknown identifier has no cell`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func `an unknown identifier for a row is an error`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        let reasons = exceptions {
            _ = table.dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
        }
        #expect(
            reasons == [
                "unable to dequeue a cell with identifier unknown - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            ])
    }

    @Test func `reloading drops the cells and asks again`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        table.layoutIfNeeded()
        fixture.counts = [2]
        fixture.events = []
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        table.layoutIfNeeded()
        #expect(
            fixture.events == [
                "end displaying 0-0", "cell 0-0", "will display 0-0", "cell 0-1", "will display 0-1",
            ])
    }

    @Test func `cells take the place of their rows`() {
        let fixture = TableFixture([2])
        let table = fixture.table(style: .insetGrouped)
        let window = UIWindow()
        window.addSubview(table)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.frame == CGRect(x: 20, y: 85, width: 280, height: 50))
    }

    @Test func `cells lie below other subviews of the table`() {
        let fixture = TableFixture([1])
        let table = fixture.table()
        let cover = UIView()
        table.addSubview(cover)
        table.layoutIfNeeded()
        #expect(table.subviews.last === cover)
    }

    @Test func `the header of a plain section stays in sight`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let fixture = TableFixture([10, 10])
        fixture.headers = [0: "A", 1: "B"]
        let table = fixture.table()
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    }

    @Test func `the next section pushes a sticky header away`() {
        let fixture = TableFixture([10, 10])
        fixture.headers = [0: "A", 1: "B"]
        let table = fixture.table()
        table.contentOffset.y = 540
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 522)
    }

    @Test func `the header of a grouped section scrolls away`() {
        let fixture = TableFixture([10])
        fixture.headers = [0: "A"]
        let table = fixture.table(style: .grouped)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func `grouped titles are set in capitals`() {
        let putBack = imitate(.iOS18)
        defer { putBack() }
        let fixture = TableFixture([1])
        fixture.headers = [0: "News"]
        let table = fixture.table(style: .grouped)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "NEWS")
    }

    @Test func `the background view stays behind the rows`() {
        let fixture = TableFixture([10])
        let table = fixture.table()
        table.backgroundView = UIView()
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.backgroundView?.frame == CGRect(x: 0, y: 100, width: 320, height: 200))
        #expect(table.subviews.first === table.backgroundView)
    }
}

private final class CountingCell: UITableViewCell {
    var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}
