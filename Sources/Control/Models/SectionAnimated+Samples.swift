public import UIKit

extension SectionAnimated {
    /// Creates a section of a table and fills its cell with sample content.
    ///
    /// ```swift
    /// let today = SectionAnimated(NewsCell.self, header: SupplementaryAnimated(TitleHeader.self) { $0.show("Today") }) {
    ///     $0.show(.sample)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - height: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills what is left of the visible area.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    ///   - prepare: A closure that gives the cell its sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: The column of the closure; by default that of the call.
    @MainActor
    public init<Cell: UITableViewCell>(
        _ cellClass: Cell.Type, height: CGFloat? = nil, count: Int? = nil,
        header: SupplementaryAnimated? = nil, footer: SupplementaryAnimated? = nil,
        prepare: @escaping @MainActor (Cell) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let prototype = Prototype(cellClass, prepare: prepare, file: file, line: line, column: column)
        let cell = CellAnimated(prototype, size: CGSize(width: 0, height: height ?? 0), count: count)
        self.init(cells: [cell], header: header, footer: footer)
    }

    /// Creates a section of a collection and fills its cell with sample content.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - size: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills what is left of the visible area.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    ///   - prepare: A closure that gives the cell its sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: The column of the closure; by default that of the call.
    @MainActor
    public init<Cell: UICollectionViewCell>(
        _ cellClass: Cell.Type, size: CGSize? = nil, count: Int? = nil,
        header: SupplementaryAnimated? = nil, footer: SupplementaryAnimated? = nil,
        prepare: @escaping @MainActor (Cell) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let prototype = Prototype(cellClass, prepare: prepare, file: file, line: line, column: column)
        self.init(
            cells: [CellAnimated(prototype, size: size ?? .zero, count: count)], header: header,
            footer: footer)
    }
}

extension SupplementaryAnimated {
    /// Creates a header or footer and fills it with sample content.
    ///
    /// - Parameters:
    ///   - viewClass: The class of the view; it is instantiated once, off screen.
    ///   - height: The height in points, at least zero; `nil` and `UITableView.automaticDimension` measure the view.
    ///   - prepare: A closure that gives the view its sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: The column of the closure; by default that of the call.
    @MainActor
    public init<View: UIView>(
        _ viewClass: View.Type, height: CGFloat? = nil, prepare: @escaping @MainActor (View) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            Prototype(viewClass, prepare: prepare, file: file, line: line, column: column), height: height)
    }
}
