import UIKit

/// A layout of one column that knows nothing of sizes.
final class ColumnLayout: UICollectionViewLayout {
    private var frames: [IndexPath: CGRect] = [:]
    private var height: CGFloat = 0
    /// Returns the height of an item, as an app does that knows its pictures; `nil` for items of one height.
    var heightOfItem: ((IndexPath) -> CGFloat)?

    override func prepare() {
        super.prepare()
        frames = [:]
        height = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let itemHeight = heightOfItem?(path) ?? 90
                frames[path] = CGRect(x: 0, y: height, width: collectionView.bounds.width, height: itemHeight)
                height += itemHeight
            }
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.keys.sorted().compactMap(layoutAttributesForItem(at:)).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frames[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }
}
