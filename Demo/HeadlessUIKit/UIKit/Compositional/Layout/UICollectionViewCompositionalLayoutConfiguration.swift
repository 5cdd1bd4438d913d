public import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying
{
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    public required override init() {
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = type(of: self).init()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
