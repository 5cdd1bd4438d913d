import UIKit

/// A layout whose items go down like stairs.
final class Staircase: UICollectionViewLayout {
    private var paths: [IndexPath] {
        guard let collectionView else { return [] }
        return (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map {
                IndexPath(item: $0, section: section)
            }
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(layoutAttributesForItem(at:)).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: CGFloat(indexPath.item) * 20, y: CGFloat(indexPath.item) * 50, width: 140, height: 45)
        return attributes
    }
}
