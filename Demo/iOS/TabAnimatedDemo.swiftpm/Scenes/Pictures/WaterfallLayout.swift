import UIKit

/// Two columns; each item stands in the shorter one.
final class WaterfallLayout: UICollectionViewLayout {
    /// The height of an item.
    var height: (Int) -> CGFloat = { _ in 100 }

    private let spacing: CGFloat = 10
    private var frames: [CGRect] = []

    override func prepare() {
        super.prepare()
        frames = []
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let width = (collectionView.bounds.width - spacing * 3) / 2
        var bottoms = [spacing, spacing]
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let column = bottoms[0] <= bottoms[1] ? 0 : 1
            let x = spacing + CGFloat(column) * (width + spacing)
            frames.append(CGRect(x: x, y: bottoms[column], width: width, height: height(item)))
            bottoms[column] += height(item) + spacing
        }
    }

    override var collectionViewContentSize: CGSize {
        let bottom = frames.map(\.maxY).max() ?? 0
        return CGSize(width: collectionView?.bounds.width ?? 0, height: bottom + spacing)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}
