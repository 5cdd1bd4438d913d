public import TabProduction
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
    /// They belong to the whole table: the first section that ends shows them, and a part that starts alone leaves them as they
    /// are. The default is false. Where the view has a model of its own, the adjustments, mapping options and colors of that
    /// model apply; the animation is the table's.
    open var coversTableHeader: Bool = false

    /// Whether the skeleton covers `tableFooterView`; `nil`, the default, follows ``coversTableHeader``.
    open var coversTableFooter: Bool?

    /// Creates a table with one kind of cell, in all of its sections or in some.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows of each section; `nil` fills the visible area.
    ///   - inSections: The indices of the sections that load, others stay real; `nil` loads the table as one section.
    public init(
        cellClass: UITableViewCell.Type, cellHeight: CGFloat? = nil, count: Int? = nil,
        inSections: [Int]? = nil
    ) {
        super.init(
            SectionAnimated(cellClass: cellClass, cellHeight: cellHeight, count: count), in: inSections)
    }

    /// Creates a table of one section, with one kind of cell that says more than its class.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(CellAnimated(NewsCell.self) { $0.show(.sample) })
    /// tableView.tabAnimated = TableAnimated(CellAnimated(reuseIdentifier: "news", in: tableView).height(96))
    /// ```
    public init(_ cell: CellAnimated) {
        super.init(SectionAnimated([cell]), in: nil)
    }

    /// Creates a table of several sections, in order, all of which load.
    public init(sections: [SectionAnimated]) {
        super.init(all: sections)
    }

    /// Creates a table in which some sections load, by their indices, each with its own content; the others stay real.
    public override init(loading sections: [Int: SectionAnimated]) {
        super.init(loading: sections)
    }

    /// Creates a table in which some rows of the first section load; the others stay real.
    ///
    /// - Parameter rows: The kinds of the rows that load, by their index; the count of a kind has no meaning here.
    public init(rows: [Int: CellAnimated]) {
        super.init(loadingCells: rows)
    }
}
