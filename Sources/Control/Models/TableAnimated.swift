public import UIKit

/// What a table shows while it loads.
///
/// ```swift
/// tableView.tabAnimated = TableAnimated(cellClass: NewsCell.self)
/// ```
///
/// When all of it loads, the skeleton is laid over the table: its data source, its delegate and its cells take
/// no part, so the app may reload or apply snapshots meanwhile. When a part loads, only that part is covered. A section
/// that has fewer rows than its skeleton has room for the others, so that what follows it stands below.
///
/// While a section has such room, the `delegate` of the table is a proxy that forwards to the app's: keep a reference to
/// the delegate rather than ask the table for it. The `dataSource` is never replaced.
@MainActor
open class TableAnimated: FormAnimated {
    /// Whether `tableHeaderView` is covered too, and `tableFooterView` unless ``coversTableFooter`` says otherwise.
    ///
    /// The default is false. Where the view has a model of its own, its adjustments, its options of mapping and its
    /// colors count for it in place of those of the table; it moves as the table does.
    open var coversTableHeader: Bool = false

    /// Whether `tableFooterView` is covered too; `nil`, the default, is as the header.
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
        let section = SectionAnimated(cellClass: cellClass, height: cellHeight, count: count)
        super.init(sections: [section], scope: .whole, numbers: [0])
    }

    /// Creates a table of one section, whose cells are made from a nib, a storyboard or in another way.
    ///
    /// ```swift
    /// tableView.tabAnimated = TableAnimated(prototype: Prototype(reuseIdentifier: "news", in: tableView))
    /// ```
    ///
    /// - Parameters:
    ///   - prototype: How the cell is made; one is made, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills the visible area.
    public convenience init(
        prototype: Prototype, cellHeight: CGFloat? = nil, count: Int? = nil
    ) {
        let cell = CellAnimated(prototype, size: CGSize(width: 0, height: cellHeight ?? 0), count: count)
        self.init(sections: [SectionAnimated(cells: [cell])])
    }

    /// Creates a table of several sections, all of which load.
    public init(sections: [SectionAnimated]) {
        super.init(
            sections: sections, scope: .whole, numbers: Array(sections.indices))
    }

    /// Creates a table of which some sections load, all with one kind of cell; the others stay real.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows of each; `nil` fills the visible area.
    ///   - inSections: The numbers of the sections that load.
    public init(
        cellClass: UITableViewCell.Type, cellHeight: CGFloat? = nil, count: Int? = nil, inSections: [Int]
    ) {
        let section = SectionAnimated(cellClass: cellClass, height: cellHeight, count: count)
        let numbers = inSections.filter { $0 >= 0 }
        super.init(
            sections: numbers.map { _ in section }, scope: .sections(Set(numbers)), numbers: numbers)
    }

    /// Creates a table of which some sections load, each in a way of its own; the others stay real.
    ///
    /// - Parameters:
    ///   - sections: What the sections show, by their numbers.
    public init(sections: [Int: SectionAnimated]) {
        let numbers = sections.keys.filter { $0 >= 0 }.sorted()
        super.init(
            sections: numbers.compactMap { sections[$0] }, scope: .sections(Set(numbers)), numbers: numbers)
    }

    /// Creates a table of which some rows of the first section load; the others stay real.
    ///
    /// - Parameters:
    ///   - rows: The class of each row that loads.
    ///   - cellHeight: The height in points; `nil` takes the table's row height or the cell's fitting height.
    public convenience init(
        rows: [Int: UITableViewCell.Type], cellHeight: CGFloat? = nil
    ) {
        self.init(
            rows: rows.mapValues { CellAnimated($0, height: cellHeight, count: 1) })
    }

    /// Creates a table of which some rows of the first section load, each with a height of its own.
    ///
    /// - Parameters:
    ///   - rows: The kind of each row that loads.
    public init(rows: [Int: CellAnimated]) {
        let numbers = rows.keys.filter { $0 >= 0 }.sorted()
        super.init(
            sections: numbers.compactMap { rows[$0].map { SectionAnimated(cells: [$0]) } },
            scope: .rows(Set(numbers)), numbers: numbers)
    }
}
