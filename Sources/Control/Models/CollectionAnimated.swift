public import TabProduction
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
    /// A second instance of your layout, which no collection view uses.
    ///
    /// The skeleton uses it, off screen, to compute frames for items that the data source does not have yet. With `nil`,
    /// the default, a copy of a flow layout does. Other layouts are not asked: until the
    /// collection has been loaded once, it shows a plain list and logs a warning. Nothing of the collection is exchanged.
    public let layout: UICollectionViewLayout?

    /// Creates a collection with one kind of cell, in all of its sections or in some.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items of each section; `nil` fills the visible area.
    ///   - inSections: The indices of the sections that load, others stay real; `nil` loads all as one section.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public init(
        cellClass: UICollectionViewCell.Type, cellSize: CGSize? = nil, count: Int? = nil,
        inSections: [Int]? = nil, layout: UICollectionViewLayout? = nil
    ) {
        self.layout = layout
        super.init(SectionAnimated([CellAnimated(cellClass).size(cellSize).count(count)]), in: inSections)
    }

    /// Creates a collection of one section, with one kind of cell that says more than its class.
    ///
    /// ```swift
    /// collectionView.tabAnimated = CollectionAnimated(CellAnimated(CardCell.self) { $0.show(.sample) })
    /// collectionView.tabAnimated = CollectionAnimated(
    ///     CellAnimated(CardCell.self).size { bounds in CGSize(width: bounds.width / 2 - 24, height: 220) })
    /// ```
    ///
    /// - Parameters:
    ///   - cell: The kind of cell.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public init(_ cell: CellAnimated, layout: UICollectionViewLayout? = nil) {
        self.layout = layout
        super.init(SectionAnimated([cell]), in: nil)
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

    /// Creates a collection in which some sections load, each with its own content; the others stay real.
    ///
    /// - Parameters:
    ///   - sections: The content of the sections that load, by section index.
    ///   - layout: A second instance of the collection view's layout, which computes the frames of cells off screen.
    public init(loading sections: [Int: SectionAnimated], layout: UICollectionViewLayout? = nil) {
        self.layout = layout
        super.init(loading: sections)
    }

    /// Creates a collection in which some items of the first section load; the others stay real.
    ///
    /// - Parameter items: The kinds of the items that load, by their index; the count of a kind has no meaning here.
    public init(items: [Int: CellAnimated]) {
        layout = nil
        super.init(loadingCells: items)
    }
}
