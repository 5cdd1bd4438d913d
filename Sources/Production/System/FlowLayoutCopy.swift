import TabCache
package import UIKit

/// A flow layout with the properties of another one, for a collection off screen: UIKit itself says where items will be.
@MainActor
package final class FlowLayoutCopy: UICollectionViewFlowLayout {
    /// Whether the other layout flips; only a subclass of the app's does.
    private var flips = false

    package override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

    /// Creates a layout like another one; what a subclass computes in a way of its own stays behind.
    package convenience init(of flow: UICollectionViewFlowLayout) {
        self.init()
        scrollDirection = flow.scrollDirection
        minimumLineSpacing = flow.minimumLineSpacing
        minimumInteritemSpacing = flow.minimumInteritemSpacing
        itemSize = flow.itemSize
        sectionInset = flow.sectionInset
        sectionInsetReference = flow.sectionInsetReference
        headerReferenceSize = flow.headerReferenceSize
        footerReferenceSize = flow.footerReferenceSize
        flips = flow.flipsHorizontallyInOppositeLayoutDirection
    }

    /// Returns the frames of items of the layout's item size that fill an area, from the leading edge, in points; at
    /// most 1,000.
    package func frames(filling size: CGSize) -> [CGRect] {
        let (columns, rows) = (size.width / max(1, itemSize.width), size.height / max(1, itemSize.height))
        guard columns.isFinite, rows.isFinite else { return [] }
        let count = min(columns.rounded(.up) * rows.rounded(.up), 1_000)
        let source = ItemCount(Int(count))
        let probe = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: self)
        probe.contentInsetAdjustmentBehavior = .never
        probe.dataSource = source
        defer { probe.dataSource = nil }
        return (0..<source.count).compactMap {
            probe.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }
}

/// The data of a collection that is asked for the places of its items and never shows one.
@MainActor
private final class ItemCount: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
