import TabProduction
public import UIKit

/// One kind of cell in the skeleton of a list, with its size and count.
public struct CellAnimated {
    let prototype: Prototype

    /// The size in points; tables use its height alone, and zero measures the cell.
    let size: CGSize

    /// Returns the size for the bounds of a collection, in place of ``size``.
    private var sizing: (@MainActor (CGRect) -> CGSize)?

    /// The number of cells; `nil` fills what is left of the visible area.
    let count: Int?

    /// Creates a kind of table cell.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - height: The height in points; `nil` takes the table's row height or the cell's fitting height.
    ///   - count: The number of rows; `nil` fills what is left of the visible area.
    @MainActor
    public init(_ cellClass: UITableViewCell.Type, height: CGFloat? = nil, count: Int? = nil) {
        self.init(Prototype(cellClass), size: CGSize(width: 0, height: height ?? 0), count: count)
    }

    /// Creates a kind of collection cell.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - size: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills what is left of the visible area.
    @MainActor
    public init(_ cellClass: UICollectionViewCell.Type, size: CGSize? = nil, count: Int? = nil) {
        self.init(Prototype(cellClass), size: size ?? .zero, count: count)
    }

    /// Creates a kind of cell from a prototype, for example from a nib.
    ///
    /// - Parameters:
    ///   - prototype: A description of how to make the cell.
    ///   - size: The size in points; a zero measures the cell.
    ///   - count: The number of cells; `nil` fills what is left of the visible area.
    public init(_ prototype: Prototype, size: CGSize = .zero, count: Int? = nil) {
        self.prototype = prototype
        self.size = size.clamped
        self.count = count.map { max(0, $0) }
    }

    /// Creates a kind of collection cell whose size depends on the bounds of the collection.
    ///
    /// ```swift
    /// let card = CellAnimated(Prototype(CardCell.self), size: { CGSize(width: $0.width / 2 - 24, height: 220) })
    /// ```
    ///
    /// - Parameters:
    ///   - prototype: A description of how to make the cell.
    ///   - size: Returns the size in points for the bounds of a collection with a flow layout; it is called again
    ///     when they change. A zero measures the cell.
    ///   - count: The number of cells; `nil` fills what is left of the visible area.
    public init(_ prototype: Prototype, size: @escaping @MainActor (CGRect) -> CGSize, count: Int? = nil) {
        self.init(prototype, count: count)
        sizing = size
    }

    /// Returns the size in a collection; zero measures the cell.
    @MainActor
    func size(in bounds: CGRect) -> CGSize {
        sizing?(CGRect(origin: .zero, size: bounds.size)).clamped ?? size
    }

    /// Whether the model gives the size of the cells.
    var isSizeGiven: Bool { sizing != nil || size != .zero }
}

extension CGSize {
    fileprivate var clamped: CGSize { CGSize(width: width.clampedLength, height: height.clampedLength) }
}
