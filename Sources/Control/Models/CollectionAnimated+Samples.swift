public import UIKit

extension CollectionAnimated {
    /// Creates a collection of one section and fills its cell with sample content.
    ///
    /// ```swift
    /// collectionView.tabAnimated = CollectionAnimated(CardCell.self) { $0.show(.sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    ///   - prepare: A closure that gives the cell its sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: The column of the closure; by default that of the call.
    public convenience init<Cell: UICollectionViewCell>(
        _ cellClass: Cell.Type, cellSize: CGSize? = nil, count: Int? = nil,
        layout: UICollectionViewLayout? = nil,
        prepare: @escaping @MainActor (Cell) -> Void,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            prototype: Prototype(cellClass, prepare: prepare, file: file, line: line, column: column),
            cellSize: cellSize, count: count, layout: layout)
    }

    /// Creates a collection of one section with a flow layout whose cell size depends on the bounds.
    ///
    /// ```swift
    /// collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self, cellSize: { bounds in
    ///     CGSize(width: bounds.width / (bounds.width > 600 ? 4 : 2) - 24, height: 220)
    /// })
    /// ```
    ///
    /// Use it where the delegate returns item sizes: the skeleton never asks the delegate about items that do not exist.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: Returns the size in points for the bounds of the collection; it is called again when they change.
    ///   - count: The number of items; `nil` fills the visible area.
    public convenience init(
        cellClass: UICollectionViewCell.Type, cellSize: @escaping @MainActor (CGRect) -> CGSize,
        count: Int? = nil
    ) {
        self.init(prototype: Prototype(cellClass), cellSize: cellSize, count: count)
    }

    /// Creates a collection of one section with a flow layout from a prototype whose size depends on the bounds.
    ///
    /// - Parameters:
    ///   - prototype: A description of how to make the cell; one is made, off screen.
    ///   - cellSize: Returns the size in points for the bounds of the collection; it is called again when they change.
    ///   - count: The number of items; `nil` fills the visible area.
    public convenience init(
        prototype: Prototype, cellSize: @escaping @MainActor (CGRect) -> CGSize, count: Int? = nil
    ) {
        let cell = CellAnimated(prototype, size: cellSize, count: count)
        self.init(sections: [SectionAnimated(cells: [cell])])
    }
}
