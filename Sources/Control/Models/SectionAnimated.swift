public import UIKit

/// The content of one section in the skeleton of a list: its kinds of cells, a header, a footer.
public struct SectionAnimated {
    /// The kinds of cells, in order.
    let cells: [CellAnimated]
    let header: SupplementaryAnimated?
    let footer: SupplementaryAnimated?

    /// The supplementary views of a collection besides header and footer, by their element kinds.
    let supplementaries: [String: SupplementaryAnimated]

    /// Whether the kinds of cells repeat in turn until the list is full.
    private(set) var isRepeated = false

    /// Creates a section with several kinds of cells.
    ///
    /// - Parameters:
    ///   - cells: The kinds, in order.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    ///   - supplementaries: Other supplementary views of a collection, such as badges, by their element kinds.
    public init(
        cells: [CellAnimated], header: SupplementaryAnimated? = nil, footer: SupplementaryAnimated? = nil,
        supplementaries: [String: SupplementaryAnimated] = [:]
    ) {
        self.cells = cells
        self.header = header
        self.footer = footer
        self.supplementaries = supplementaries
    }

    /// Creates a section whose kinds of cells repeat in turn until the list is full.
    ///
    /// ```swift
    /// let left = CellAnimated(Prototype(ReceivedCell.self))
    /// let right = CellAnimated(Prototype(SentCell.self), count: 2)
    /// tableView.tabAnimated = TableAnimated(sections: [SectionAnimated(inTurn: [left, right])])
    /// ```
    ///
    /// - Parameters:
    ///   - cells: The kinds, in order; a kind without a count appears once in each turn.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    ///   - supplementaries: Other supplementary views of a collection, by their element kinds.
    public init(
        inTurn cells: [CellAnimated], header: SupplementaryAnimated? = nil,
        footer: SupplementaryAnimated? = nil, supplementaries: [String: SupplementaryAnimated] = [:]
    ) {
        self.init(cells: cells, header: header, footer: footer, supplementaries: supplementaries)
        isRepeated = true
    }

    /// The kinds of cells of one turn.
    var turn: [CellAnimated] { cells.flatMap { Array(repeating: $0, count: min($0.count ?? 1, 100)) } }

    /// Returns the supplementary view of an element kind.
    func supplementary(ofKind kind: String) -> SupplementaryAnimated? {
        if let other = supplementaries[kind] { return other }
        if kind == UICollectionView.elementKindSectionHeader { return header }
        return kind == UICollectionView.elementKindSectionFooter ? footer : nil
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
