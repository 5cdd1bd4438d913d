public import UIKit

/// What one section of a list shows while it loads.
public struct SectionAnimated {
    /// A kind of cell and, where they are given, its size and number.
    struct Cells {
        let prototype: Prototype
        /// The size in points; tables use its height alone, and zero or less is found out by measuring.
        var size: CGSize
        /// The number of cells; `nil` fills what is left of the visible area.
        var count: Int?
    }

    let cells: Cells
    let header: SupplementaryAnimated?
    let footer: SupplementaryAnimated?

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
        cells = Cells(
            prototype: Prototype(cellClass), size: CGSize(width: 0, height: height ?? 0),
            count: count.map { max(0, $0) })
        self.header = header
        self.footer = footer
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
        cells = Cells(
            prototype: Prototype(cellClass), size: size ?? .zero, count: count.map { max(0, $0) })
        self.header = header
        self.footer = footer
    }
}
