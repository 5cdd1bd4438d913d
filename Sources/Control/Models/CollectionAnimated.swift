public import UIKit

/// The skeleton of a collection view while it loads.
///
/// ```swift
/// collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self)
/// ```
///
/// While the whole collection loads, one cover lies over it and shows cells where the layout would place them. While a
/// part loads, the skeleton covers that part alone. While a section of a flow layout has room for its skeleton, the
/// `delegate` of the collection is a proxy that forwards to the app's.
///
/// Give a second instance of a compositional, list or own layout:
///
/// ```swift
/// collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self, layout: makeLayout())
/// ```
@MainActor
open class CollectionAnimated: FormAnimated {
    /// A second instance of the collection view's layout, which no list has.
    ///
    /// The skeleton uses it, off screen, to compute frames for items that the data source does not have yet. With `nil`,
    /// the default, a copy of a flow layout does. Of any other layout only the frames of cells that the collection has
    /// are read; a collection without cells shows a plain list, with a warning. Nothing of the collection is exchanged.
    public let layout: UICollectionViewLayout?

    /// Whether the log warned that the frames of cells are unknown.
    var saidPlacesAreUnknown = false

    /// Whether the log warned that the sizes of cells are unknown.
    var saidSizesAreUnknown = false

    /// Creates a collection of one section.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public convenience init(
        cellClass: UICollectionViewCell.Type, cellSize: CGSize? = nil, count: Int? = nil,
        layout: UICollectionViewLayout? = nil
    ) {
        self.init(
            sections: [SectionAnimated(cellClass: cellClass, size: cellSize, count: count)], layout: layout)
    }

    /// Creates a collection of one section whose cells come from a nib or a closure.
    ///
    /// ```swift
    /// let nib = UINib(nibName: "CardCell", bundle: nil)
    /// collectionView.register(nib, forCellWithReuseIdentifier: "card")
    /// collectionView.tabAnimated = CollectionAnimated(prototype: Prototype(CardCell.self, nib: nib))
    /// ```
    ///
    /// - Parameters:
    ///   - prototype: A description of how to make the cell; one is made, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public convenience init(
        prototype: Prototype, cellSize: CGSize? = nil, count: Int? = nil,
        layout: UICollectionViewLayout? = nil
    ) {
        let cell = CellAnimated(prototype, size: cellSize ?? .zero, count: count)
        self.init(sections: [SectionAnimated(cells: [cell])], layout: layout)
    }

    /// Creates a collection of several sections, all of which load.
    ///
    /// - Parameters:
    ///   - sections: The content of the sections, in order.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public init(sections: [SectionAnimated], layout: UICollectionViewLayout? = nil) {
        self.layout = layout
        super.init(all: sections)
    }

    /// Creates a collection in which some sections load, all with one kind of cell; the others stay real.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items of each; `nil` fills the visible area.
    ///   - inSections: The indices of the sections that load.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public convenience init(
        cellClass: UICollectionViewCell.Type, cellSize: CGSize? = nil, count: Int? = nil, inSections: [Int],
        layout: UICollectionViewLayout? = nil
    ) {
        let section = SectionAnimated(cellClass: cellClass, size: cellSize, count: count)
        self.init(
            sections: Dictionary(inSections.map { ($0, section) }) { first, _ in first }, layout: layout)
    }

    /// Creates a collection in which some sections load, each with its own content; the others stay real.
    ///
    /// - Parameters:
    ///   - sections: The content of the sections, by section index.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public init(sections: [Int: SectionAnimated], layout: UICollectionViewLayout? = nil) {
        self.layout = layout
        super.init(loading: sections)
    }

    /// Creates a collection in which some items of the first section load; the others stay real.
    ///
    /// - Parameters:
    ///   - items: The class of each item that loads.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    public convenience init(items: [Int: UICollectionViewCell.Type], cellSize: CGSize? = nil) {
        self.init(items: items.mapValues { CellAnimated($0, size: cellSize, count: 1) })
    }

    /// Creates a collection in which some items of the first section load, each with its own size.
    ///
    /// - Parameter items: The kind of each item that loads.
    public init(items: [Int: CellAnimated]) {
        layout = nil
        super.init(loadingRows: items)
    }
}
