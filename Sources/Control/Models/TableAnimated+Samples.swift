public import UIKit

extension TableAnimated {
    /// Creates a table of one section, whose cell a closure gives sample content.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(NewsCell.self) { $0.show(.sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills the visible area.
    ///   - prepare: Called with the cell, to give it sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
    public convenience init<Cell: UITableViewCell>(
        _ cellClass: Cell.Type, cellHeight: CGFloat? = nil, count: Int? = nil,
        prepare: @escaping @MainActor (Cell) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            prototype: Prototype(cellClass, prepare: prepare, file: file, line: line, column: column),
            cellHeight: cellHeight, count: count)
    }
}
