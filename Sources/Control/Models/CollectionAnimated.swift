public import UIKit

/// What a collection shows while it loads.
///
/// ```swift
/// collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self)
/// ```
///
/// When all of a collection loads, the skeleton is laid over it as the layout would arrange the cells. When a part
/// loads, only that part is covered.
///
/// A compositional, list or own layout is best given a second time:
///
/// ```swift
/// collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self, layout: makeLayout())
/// ```
///
/// The skeleton then asks the second layout for frames, off screen, and touches nothing of the collection. Without one
/// it asks the collection's own layout, for which the collection has another data source and delegate while
/// `startTabAnimation()` runs, and the app's again when it returns.
///
/// While a section of a flow layout has room for its skeleton, the `delegate` of the collection is a proxy that forwards
/// to the app's.
@MainActor
open class CollectionAnimated: FormAnimated {
    /// The columns and heights of a waterfall, if the items are arranged in one.
    public let waterfall: WaterfallAnimated?

    /// A layout of the same making as that of the collection, which is asked where cells will be.
    let layout: UICollectionViewLayout?

    /// Whether it was said that the places of cells cannot be known.
    var saidPlacesAreUnknown = false

    /// Whether it was said that the sizes of cells cannot be known.
    var saidSizesAreUnknown = false

    /// Creates a collection of one section.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    ///   - layout: A layout made as that of the collection is, which no list has: it is asked for the places of cells,
    ///     off screen. `nil` computes the places or asks the layout of the collection.
    public convenience init(
        cellClass: UICollectionViewCell.Type, cellSize: CGSize? = nil, count: Int? = nil,
        layout: UICollectionViewLayout? = nil
    ) {
        self.init(
            sections: [SectionAnimated(cellClass: cellClass, size: cellSize, count: count)],
            layout: layout)
    }

    /// Creates a collection of one section, whose cells are made from a nib or in another way of their own.
    ///
    /// ```swift
    /// let nib = UINib(nibName: "CardCell", bundle: nil)
    /// collectionView.register(nib, forCellWithReuseIdentifier: "card")
    /// collectionView.tabAnimated = CollectionAnimated(prototype: Prototype(CardCell.self, nib: nib))
    /// ```
    ///
    /// - Parameters:
    ///   - prototype: How the cell is made; one is made, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    ///   - layout: A layout made as that of the collection is, which no list has: it is asked for the places of cells,
    ///     off screen. `nil` computes the places or asks the layout of the collection.
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
    ///   - sections: What the sections show, in their order.
    ///   - layout: A layout made as that of the collection is, which no list has: it is asked for the places of cells,
    ///     off screen. `nil` computes the places or asks the layout of the collection.
    public init(
        sections: [SectionAnimated],
        layout: UICollectionViewLayout? = nil
    ) {
        waterfall = nil
        self.layout = layout
        super.init(
            sections: sections, scope: .whole, numbers: Array(sections.indices))
    }

    /// Creates a collection whose items are arranged in columns, each with a height of its own.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - waterfall: The columns and heights.
    public init(cellClass: UICollectionViewCell.Type, waterfall: WaterfallAnimated) {
        self.waterfall = waterfall.usable
        layout = nil
        super.init(
            sections: [SectionAnimated(cellClass: cellClass, count: waterfall.heights.count)], scope: .whole,
            numbers: [0])
    }

    /// Creates a collection of which some sections load, all with one kind of cell; the others stay real.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items of each; `nil` fills the visible area.
    ///   - inSections: The numbers of the sections that load.
    ///   - layout: A layout made as that of the collection is, which no list has: it is asked for the places of cells,
    ///     off screen. `nil` computes the places or asks the layout of the collection.
    public convenience init(
        cellClass: UICollectionViewCell.Type, cellSize: CGSize? = nil, count: Int? = nil, inSections: [Int],
        layout: UICollectionViewLayout? = nil
    ) {
        let section = SectionAnimated(cellClass: cellClass, size: cellSize, count: count)
        self.init(
            sections: Dictionary(inSections.map { ($0, section) }) { first, _ in first },
            layout: layout)
    }

    /// Creates a collection of which some sections load, each in a way of its own; the others stay real.
    ///
    /// - Parameters:
    ///   - sections: What the sections show, by their numbers.
    ///   - layout: A layout made as that of the collection is, which no list has: it is asked for the places of cells,
    ///     off screen. `nil` computes the places or asks the layout of the collection.
    public init(
        sections: [Int: SectionAnimated],
        layout: UICollectionViewLayout? = nil
    ) {
        waterfall = nil
        self.layout = layout
        let numbers = sections.keys.filter { $0 >= 0 }.sorted()
        super.init(
            sections: numbers.compactMap { sections[$0] }, scope: .sections(Set(numbers)), numbers: numbers)
    }

    /// Creates a collection of which some items of the first section load; the others stay real.
    ///
    /// - Parameters:
    ///   - items: The class of each item that loads.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    public convenience init(
        items: [Int: UICollectionViewCell.Type], cellSize: CGSize? = nil
    ) {
        self.init(
            items: items.mapValues { CellAnimated($0, size: cellSize, count: 1) })
    }

    /// Creates a collection of which some items of the first section load, each with a size of its own.
    ///
    /// - Parameters:
    ///   - items: The kind of each item that loads.
    public init(items: [Int: CellAnimated]) {
        waterfall = nil
        layout = nil
        let numbers = items.keys.filter { $0 >= 0 }.sorted()
        super.init(
            sections: numbers.compactMap { items[$0].map { SectionAnimated(cells: [$0]) } },
            scope: .rows(Set(numbers)), numbers: numbers)
    }
}
