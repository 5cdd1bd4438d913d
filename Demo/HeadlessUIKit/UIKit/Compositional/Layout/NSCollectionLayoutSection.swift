public import Foundation

/// Groups one after the other, with what stands around and behind them.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// What the section of a list tells its cells.
    var list: ListSection?

    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var interGroupSpacing: CGFloat = 0
    public var contentInsetsReference = UIContentInsetsReference.automatic
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    public var supplementariesFollowContentInsets = true
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public private(set) var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    public required init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> NSCollectionLayoutSection {
        let copy = type(of: self).init(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}
