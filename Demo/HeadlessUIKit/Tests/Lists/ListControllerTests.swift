import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct ListControllerTests {
    @Test func `a table controller feeds its own table`() {
        let controller = UITableViewController(style: .grouped)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
    }

    @Test func `a subclass answers for the table`() {
        let controller = ThreeRows(style: .plain)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    }

    @Test func `a table controller clears the selection when it appears`() {
        let controller = ThreeRows(style: .plain)
        controller.tableView.layoutIfNeeded()
        controller.tableView.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `a collection controller shows its layout`() {
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        #expect(controller.collectionView.collectionViewLayout === layout)
        #expect(controller.view === controller.collectionView)
    }
}

private final class ThreeRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}
