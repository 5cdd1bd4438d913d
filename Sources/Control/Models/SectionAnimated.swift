import TabCache
public import TabProduction
public import UIKit

/// The content of one section in the skeleton of a list: its kinds of cells, a header, a footer.
@MainActor
public struct SectionAnimated {
    let cells: [CellAnimated]
    let header: CellAnimated?
    let footer: CellAnimated?

    /// The supplementary views of a collection besides header and footer, by their element kinds.
    let supplementaries: [String: CellAnimated]

    /// Whether the kinds of cells repeat, one after the other, until the list is full.
    let isRepeating: Bool

    /// Creates a section with one kind of cell.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellHeight: The height of a cell, in points; `nil`, the default, takes the list's or the cell's fitting height.
    ///   - count: The number of cells; `nil` fills what is left of the visible area.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    public init(
        cellClass: UIView.Type, cellHeight: CGFloat? = nil, count: Int? = nil,
        header: CellAnimated? = nil, footer: CellAnimated? = nil
    ) {
        self.init([CellAnimated(cellClass).height(cellHeight).count(count)], header: header, footer: footer)
    }

    /// Creates a section of a collection with one kind of cell.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of cells; `nil` fills what is left of the visible area.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    public init(
        cellClass: UICollectionViewCell.Type, cellSize: CGSize?, count: Int? = nil,
        header: CellAnimated? = nil, footer: CellAnimated? = nil
    ) {
        self.init([CellAnimated(cellClass).size(cellSize).count(count)], header: header, footer: footer)
    }

    /// Creates a section with several kinds of cells, or with one that says more than its class.
    ///
    /// ```swift
    /// let chat = SectionAnimated([CellAnimated(ReceivedCell.self), CellAnimated(SentCell.self).count(2)], repeating: true)
    /// ```
    ///
    /// - Parameters:
    ///   - cells: The kinds, in order. A kind without a count appears once; the last one fills the list.
    ///   - repeating: Whether all of them repeat, one after the other, until the list is full. The default is false.
    ///   - header: The header, if any.
    ///   - footer: The footer, if any.
    ///   - supplementaries: Other supplementary views of a collection, such as badges, by their element kinds.
    public init(
        _ cells: [CellAnimated], repeating: Bool = false, header: CellAnimated? = nil,
        footer: CellAnimated? = nil, supplementaries: [String: CellAnimated] = [:]
    ) {
        self.cells = cells
        self.header = header
        self.footer = footer
        self.supplementaries = supplementaries
        isRepeating = repeating
    }

    /// The kinds of cells that repeat, each as often as its count says.
    var repeatingKinds: [CellAnimated] {
        cells.flatMap { Array(repeating: $0, count: min($0.count ?? 1, 100)) }
    }

    func supplementary(ofKind kind: String) -> CellAnimated? {
        if let other = supplementaries[kind] { return other }
        if kind == UICollectionView.elementKindSectionHeader { return header }
        return kind == UICollectionView.elementKindSectionFooter ? footer : nil
    }
}
