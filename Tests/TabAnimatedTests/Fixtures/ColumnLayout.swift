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

/// A layout of two columns; each item, whose heights repeat, stands in the shorter one.
final class WaterfallLayout: UICollectionViewLayout {
    private let heights: [CGFloat]
    private var frames: [CGRect] = []

    init(heights: [CGFloat]) {
        self.heights = heights
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        super.prepare()
        frames = []
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let width = collectionView.bounds.width / 2
        var ends: [CGFloat] = [0, 0]
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let column = ends[0] <= ends[1] ? 0 : 1
            let height = heights[item % heights.count]
            frames.append(
                CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height))
            ends[column] += height
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.map { IndexPath(item: $0, section: 0) }.compactMap(layoutAttributesForItem(at:))
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
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
