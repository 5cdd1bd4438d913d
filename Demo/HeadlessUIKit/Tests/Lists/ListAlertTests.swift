import TestDevice
import Testing
import UIKit

/// What UIKit warns of when a list is laid out outside a window.
@MainActor @Suite("Lists laid out outside windows", .ownDevice)
struct ListAlertTests {
    private func alerts(_ change: () -> Void) -> Int {
        let before = HeadlessListAlerts.layoutsOutsideWindow
        change()
        return HeadlessListAlerts.layoutsOutsideWindow - before
    }

    @Test(arguments: [(true, 2, true), (true, 0, true), (false, 2, true), (false, 0, false)])
    func `a table outside a window`(isUnkind: Bool, rows: Int, warns: Bool) {
        HeadlessScreen.isUnkind = isUnkind
        let fixture = TableFixture([rows])
        let table = fixture.table()
        #expect((alerts { table.layoutIfNeeded() } > 0) == warns)
        #expect(alerts { table.layoutIfNeeded() } == 0)
        #expect((alerts { table.performBatchUpdates(nil) } > 0) == warns)
    }

    @Test(arguments: [true, false])
    func `a collection outside a window`(isUnkind: Bool) {
        HeadlessScreen.isUnkind = isUnkind
        let fixture = CollectionFixture([2])
        let collection = fixture.collection(UICollectionViewFlowLayout())
        #expect((alerts { collection.layoutIfNeeded() } > 0) == isUnkind)
    }

    @Test func `a list that is only asked for places, or in a window, is none to warn of`() {
        HeadlessScreen.isUnkind = true
        let fixture = TableFixture([2])
        let table = fixture.table()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window.isHidden = false
        #expect(alerts { _ = table.rectForRow(at: IndexPath(row: 1, section: 0)) } == 0)
        #expect(
            alerts {
                window.addSubview(table)
                HeadlessScreen.main.turn()
                table.performBatchUpdates(nil)
            } == 0)
        window.isHidden = true
    }

    @Test func `a handler learns which list it was`() {
        let handler = HeadlessListAlerts.handler
        defer { HeadlessListAlerts.handler = handler }
        var lists: [UIScrollView] = []
        HeadlessListAlerts.handler = { lists.append($0) }
        let fixture = TableFixture([2])
        let table = fixture.table()
        table.layoutIfNeeded()
        #expect(lists.first === table)
    }
}
