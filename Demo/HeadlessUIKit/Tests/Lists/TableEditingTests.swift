import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct TableEditingTests {
    private let fixture = EditedRows()
    private let table: UITableView
    private let finger: HeadlessFinger

    init() {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = fixture
        table.delegate = fixture
        finger = HeadlessFinger(on: table)
        table.layoutIfNeeded()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: path(row)))
    }

    private func edit() {
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
    }

    // MARK: Controls

    @Test func `an edited row makes room for its sign`() throws {
        edit()
        #expect(try cell(0).isEditing)
        #expect(try cell(0).editingStyle == .delete)
        #expect(try cell(0).contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 50))
    }

    @Test func `a row that cannot be edited stays as it is`() throws {
        fixture.fixedRows = [1]
        edit()
        #expect(try !cell(1).isEditing)
        #expect(try cell(1).contentView.frame.minX == 0)
    }

    @Test func `a row without a sign is indented only if its delegate says so`() throws {
        fixture.style = .none
        edit()
        #expect(try cell(0).contentView.frame.minX == 38)
        fixture.indents = false
        table.setEditing(false, animated: false)
        edit()
        #expect(try cell(0).contentView.frame.minX == 0)
    }

    @Test func `a cell may refuse to be indented`() throws {
        fixture.style = .none
        try cell(0).shouldIndentWhileEditing = false
        edit()
        #expect(try cell(0).contentView.frame.minX == 0)
    }

    @Test func `ending brings the content back`() throws {
        edit()
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        #expect(try cell(0).contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(try cell(0).editingStyle == .none)
    }

    // MARK: Inserting and deleting

    @Test func `a plus inserts at once`() {
        fixture.style = .insert
        edit()
        finger.tapEditControl(at: path(1))
        #expect(fixture.events == ["insert 1"])
    }

    @Test func `a minus asks before it deletes`() throws {
        edit()
        finger.tapEditControl(at: path(1))
        #expect(try cell(1).showingDeleteConfirmation)
        #expect(fixture.events == [])
        finger.confirmDeletion(at: path(1))
        #expect(fixture.events == ["delete 1"])
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func `a swipe offers to delete and edits meanwhile`() throws {
        finger.swipe(at: path(2))
        #expect(fixture.events == ["begin 2"])
        #expect(table.isEditing)
        #expect(try cell(2).configurationState.isSwiped)
        let content = try cell(2).contentView.frame
        #expect(content.minX == -74)
        finger.confirmDeletion(at: path(2))
        #expect(fixture.events == ["begin 2", "delete 2", "end none"])
        #expect(!table.isEditing)
    }

    @Test func `the button has the title that the delegate gives`() throws {
        fixture.title = "Take this row out of the list"
        finger.swipe(at: path(0))
        #expect(try cell(0).contentView.frame.minX < -150)
    }

    @Test func `a tap elsewhere takes the offer back and selects nothing`() throws {
        finger.swipe(at: path(2))
        finger.tap(at: path(0))
        #expect(fixture.events == ["begin 2", "end 2"])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(try !cell(2).showingDeleteConfirmation)
    }

    @Test func `a row that cannot be edited cannot be swiped`() {
        fixture.fixedRows = [0]
        finger.swipe(at: path(0))
        #expect(fixture.events == [])
    }

    // MARK: Moving

    private func makeMovable() throws {
        fixture.canMove = true
        for row in 0..<4 { try cell(row).showsReorderControl = true }
        edit()
    }

    @Test func `a row is moved by its handle`() throws {
        try makeMovable()
        let moved = try cell(0)
        finger.move(from: path(0), to: path(2))
        #expect(fixture.events == ["move 0 2"])
        #expect(try cell(2) === moved)
        #expect(!moved.configurationState.isReordering)
    }

    @Test func `a handle takes room at the trailing edge`() throws {
        try makeMovable()
        #expect(try cell(0).contentView.frame.width == 320 - 38 - 44)
    }

    @Test func `the delegate may send a row elsewhere`() throws {
        fixture.target = path(1)
        try makeMovable()
        finger.move(from: path(0), to: path(3))
        #expect(fixture.events == ["move 0 1"])
    }

    @Test func `a row without a handle does not move`() {
        fixture.canMove = true
        edit()
        finger.move(from: path(0), to: path(2))
        #expect(fixture.events == [])
    }

    // MARK: Choosing several

    @Test func `a circle chooses one of several rows`() {
        table.allowsMultipleSelectionDuringEditing = true
        edit()
        finger.tapEditControl(at: path(0))
        finger.tapEditControl(at: path(2))
        #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    }

    @Test func `several chosen rows have a background of their own`() throws {
        let background = UIView(frame: .zero)
        table.allowsMultipleSelection = true
        try cell(0).multipleSelectionBackgroundView = background
        table.layoutIfNeeded()
        finger.tap(at: path(0))
        #expect(background.superview === (try cell(0)))
    }

    // MARK: Accessories

    @Test(arguments: [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton])
    func `the information button tells the delegate and selects nothing`(
        type: UITableViewCell.AccessoryType
    ) throws {
        try cell(1).accessoryType = type
        finger.tapAccessory(at: path(1))
        #expect(fixture.events == ["accessory 1"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `another accessory is part of its row`() throws {
        try cell(1).accessoryType = .disclosureIndicator
        finger.tapAccessory(at: path(1))
        #expect(fixture.events == [])
        #expect(table.indexPathForSelectedRow == path(1))
    }
}

/// Four rows that are edited, and what happens to them.
@MainActor private final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 4
    var fixedRows: Set<Int> = []
    var style = UITableViewCell.EditingStyle.delete
    var indents = true
    var canMove = false
    var target: IndexPath?
    var title: String?
    var events: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !fixedRows.contains(indexPath.row)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        events.append("\(editingStyle == .insert ? "insert" : "delete") \(indexPath.row)")
        guard editingStyle == .delete else { return }
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { title }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indents
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        events.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        events.append("end \(indexPath.map { "\($0.row)" } ?? "none")")
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedDestinationIndexPath }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        events.append("accessory \(indexPath.row)")
    }
}
