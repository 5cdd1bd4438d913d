public import UIKit

/// What one section of a list shows while it loads: its kinds of cells, a header, a footer.
public struct SectionAnimated {
    /// The kinds of cells, in the order they are shown.
    let cells: [CellAnimated]
    let header: SupplementaryAnimated?
    let footer: SupplementaryAnimated?

    /// Creates a section with several kinds of cells.
    ///
    /// - Parameters:
    ///   - cells: The kinds, in the order they are shown.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    public init(
        cells: [CellAnimated], header: SupplementaryAnimated? = nil, footer: SupplementaryAnimated? = nil
    ) {
        self.cells = cells
        self.header = header
        self.footer = footer
    }

    /// Creates a section of a table.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - height: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills what is left of the visible area.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    @MainActor
    public init(
        cellClass: UITableViewCell.Type, height: CGFloat? = nil, count: Int? = nil,
        header: SupplementaryAnimated? = nil, footer: SupplementaryAnimated? = nil
    ) {
        self.init(
            cells: [CellAnimated(cellClass, height: height, count: count)], header: header, footer: footer)
    }

    /// Creates a section of a collection.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - size: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills what is left of the visible area.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    @MainActor
    public init(
        cellClass: UICollectionViewCell.Type, size: CGSize? = nil, count: Int? = nil,
        header: SupplementaryAnimated? = nil, footer: SupplementaryAnimated? = nil
    ) {
        self.init(cells: [CellAnimated(cellClass, size: size, count: count)], header: header, footer: footer)
    }
}
