public import Foundation

/// A header or footer at an edge of a section or of the whole layout.
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public var extendsBoundary = true
    public var pinToVisibleBounds = false
    public private(set) var alignment = NSRectAlignment.none
    public private(set) var offset = CGPoint.zero

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
        self.alignment = alignment
        offset = absoluteOffset
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = super.duplicate()
        guard let item = copy as? NSCollectionLayoutBoundarySupplementaryItem else { return copy }
        item.extendsBoundary = extendsBoundary
        item.pinToVisibleBounds = pinToVisibleBounds
        item.alignment = alignment
        item.offset = offset
        return item
    }
}
