public import UIKit

/// What a collection shows while it loads.
///
///     collectionView.tabAnimated = CollectionAnimated(cellClass: CardCell.self)
///
/// The skeleton is laid over the collection as its flow layout would place the cells. Its data source,
/// its delegate and its cells take no part.
@MainActor
open class CollectionAnimated: FormAnimated {
    /// Creates a collection of one section.
    ///
    /// - Parameters:
    ///   - cellClass: The class of the cells; it is instantiated once, off screen.
    ///   - cellSize: The size in points; `nil` takes the layout's item size or the cell's fitting size.
    ///   - count: The number of items; `nil` fills the visible area.
    public init(cellClass: UICollectionViewCell.Type, cellSize: CGSize? = nil, count: Int? = nil) {
        super.init(sections: [SectionAnimated(cellClass: cellClass, size: cellSize, count: count)])
    }

    /// Creates a collection of several sections.
    public override init(sections: [SectionAnimated]) {
        super.init(sections: sections)
    }

    override func plan(for view: UIView) -> SkeletonPlan {
        guard let collection = view as? UICollectionView else {
            warnAboutHost(view, expected: "UICollectionView")
            return super.plan(for: view)
        }
        return CollectionPlanner(model: self, collection: collection).plan
    }
}
