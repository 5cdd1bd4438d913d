public import UIKit

/// The skeleton of a table view while it loads.
///
/// ```swift
/// tableView.tabAnimated = TableAnimated(cellClass: NewsCell.self)
/// ```
///
/// While the whole table loads, one cover lies over it. Its data source, its delegate and its cells take no part, so the
/// app may reload or apply snapshots meanwhile. While a part loads, the skeleton covers that part alone. A section with
/// fewer rows than its skeleton gets room for the others, so that the next section stands below.
///
/// While a section has such room, the `delegate` of the table is a proxy that forwards to the app's: keep a reference to
/// the delegate rather than ask the table for it. The framework never replaces the `dataSource`.
@MainActor
open class TableAnimated: FormAnimated {
    /// Whether the skeleton covers `tableHeaderView`, and `tableFooterView` unless ``coversTableFooter`` says otherwise.
    ///
    /// The default is false. Where the view has a model of its own, the adjustments, mapping options and colors of that
    /// model apply; the animation is the table's.
    open var coversTableHeader: Bool = false

    /// Whether the skeleton covers `tableFooterView`; `nil`, the default, follows ``coversTableHeader``.
    open var coversTableFooter: Bool?

    /// Creates a table of one section.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills the visible area.
    public init(
        cellClass: UITableViewCell.Type, cellHeight: CGFloat? = nil, count: Int? = nil
    ) {
        super.init(all: [SectionAnimated(cellClass: cellClass, height: cellHeight, count: count)])
    }

    /// Creates a table of one section whose cells come from a nib, a storyboard or a closure.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(prototype: Prototype(reuseIdentifier: "news", in: tableView))
    /// ```
    ///
    /// - Parameters:
    ///   - prototype: A description of how to make the cell; one is made, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills the visible area.
    public convenience init(
        prototype: Prototype, cellHeight: CGFloat? = nil, count: Int? = nil
    ) {
        let cell = CellAnimated(prototype, size: CGSize(width: 0, height: cellHeight ?? 0), count: count)
        self.init(sections: [SectionAnimated(cells: [cell])])
    }

    /// Creates a table of one section and fills its cell with sample content.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(NewsCell.self) { $0.show(.sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills the visible area.
    ///   - prepare: A closure that gives the cell its sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: The column of the closure; by default that of the call.
    public convenience init<Cell: UITableViewCell>(
        _ cellClass: Cell.Type, cellHeight: CGFloat? = nil, count: Int? = nil,
        prepare: @escaping @MainActor (Cell) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            prototype: Prototype(cellClass, prepare: prepare, file: file, line: line, column: column),
            cellHeight: cellHeight, count: count)
    }

    /// Creates a table of several sections, all of which load.
    public init(sections: [SectionAnimated]) {
        super.init(all: sections)
    }

    /// Creates a table in which some sections load, all with one kind of cell; the others stay real.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows of each; `nil` fills the visible area.
    ///   - inSections: The indices of the sections that load.
    public init(
        cellClass: UITableViewCell.Type, cellHeight: CGFloat? = nil, count: Int? = nil, inSections: [Int]
    ) {
        let section = SectionAnimated(cellClass: cellClass, height: cellHeight, count: count)
        super.init(loading: Dictionary(inSections.map { ($0, section) }) { first, _ in first })
    }

    /// Creates a table in which some sections load, each with its own content; the others stay real.
    ///
    /// - Parameter sections: The content of the sections, by section index.
    public init(sections: [Int: SectionAnimated]) {
        super.init(loading: sections)
    }

    /// Creates a table in which some rows of the first section load; the others stay real.
    ///
    /// - Parameters:
    ///   - rows: The class of each row that loads.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    public convenience init(
        rows: [Int: UITableViewCell.Type], cellHeight: CGFloat? = nil
    ) {
        self.init(rows: rows.mapValues { CellAnimated($0, height: cellHeight, count: 1) })
    }

    /// Creates a table in which some rows of the first section load, each with its own height.
    ///
    /// - Parameter rows: The kind of each row that loads.
    public init(rows: [Int: CellAnimated]) {
        super.init(loadingRows: rows)
    }
}
