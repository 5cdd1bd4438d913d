public import Foundation

/// The most basic part of a compositional layout: one cell with its size and the space around it.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var anchoredItems: [NSCollectionLayoutSupplementaryItem] = []

    required init(size: NSCollectionLayoutSize) {
        layoutSize = size
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize)
        anchoredItems = supplementaryItems
    }

    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> NSCollectionLayoutItem {
        let copy = type(of: self).init(size: layoutSize)
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        copy.anchoredItems = anchoredItems
        return copy
    }
}
