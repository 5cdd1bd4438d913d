public import UIKit

extension CollectionAnimated {
    /// Creates a collection of one section, whose cell a closure gives sample content.
    ///
    /// ```swift
    /// collectionView.tabAnimated = CollectionAnimated(CardCell.self) { $0.show(.sample) }
    /// ```
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    ///   - layout: A layout made as that of the collection is, which no list has: it is asked for the places of cells,
    ///     off screen. `nil` computes the places or asks the layout of the collection.
    ///   - prepare: Called with the cell, to give it sample content.
    ///   - file: The file of the closure; by default that of the call.
    ///   - line: The line of the closure; by default that of the call.
    ///   - column: Where the closure is in its line; by default where the call is.
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

    /// Creates a collection of one section with a flow layout, whose cells are as large as a closure says.
    ///
    /// ```swift
    /// collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self, cellSize: { bounds in
    ///     CGSize(width: bounds.width / (bounds.width > 600 ? 4 : 2) - 24, height: 220)
    /// })
    /// ```
    ///
    /// This is the model of a collection whose delegate gives the sizes: it is not asked about items that are not there.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: Returns the size in points for the bounds of the collection; it is called again when they change.
    ///   - count: The number of items; `nil` fills the visible area.
    public convenience init(
        cellClass: UICollectionViewCell.Type, cellSize: @escaping @MainActor (CGRect) -> CGSize,
        count: Int? = nil
    ) {
        self.init(
            prototype: Prototype(cellClass), cellSize: cellSize, count: count)
    }

    /// Creates a collection of one section with a flow layout, whose cells are made in a way of their own and are as
    /// large as a closure says.
    ///
    /// - Parameters:
    ///   - prototype: How the cell is made; one is made, off screen.
    ///   - cellSize: Returns the size in points for the bounds of the collection; it is called again when they change.
    ///   - count: The number of items; `nil` fills the visible area.
    public convenience init(
        prototype: Prototype, cellSize: @escaping @MainActor (CGRect) -> CGSize, count: Int? = nil
    ) {
        let cell = CellAnimated(prototype, size: cellSize, count: count)
        self.init(sections: [SectionAnimated(cells: [cell])])
    }
}
