import UIKit

/// A layout of one column that knows nothing of sizes.
class ColumnLayout: UICollectionViewLayout {
    private var frames: [IndexPath: CGRect] = [:]
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        frames = [:]
        height = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let itemHeight = height(of: path)
                frames[path] = CGRect(x: 0, y: height, width: collectionView.bounds.width, height: itemHeight)
                height += itemHeight
            }
        }
    }

    func height(of path: IndexPath) -> CGFloat { 90 }

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

/// A layout of one column that asks its app how high items are.
final class AskingColumnLayout: ColumnLayout {
    private let heightOfItem: (IndexPath) -> CGFloat

    init(heightOfItem: @escaping (IndexPath) -> CGFloat) {
        self.heightOfItem = heightOfItem
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func height(of path: IndexPath) -> CGFloat { heightOfItem(path) }
}
