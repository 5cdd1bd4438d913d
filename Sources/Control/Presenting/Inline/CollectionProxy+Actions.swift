import UIKit

// What can be done with an item besides selecting it: nothing with a skeleton.
@available(tvOS, unavailable)
extension CollectionProxy {
    @available(iOS 16, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.allSatisfy({ number(at: $0) == nil }) else { return nil }
        return delegate?.collectionView?(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard number(at: indexPath) == nil else { return nil }
        return delegate?.collectionView?(
            collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
}
