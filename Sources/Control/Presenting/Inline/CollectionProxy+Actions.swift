import UIKit

// What can be done with an item besides selecting it: nothing with a skeleton.
extension CollectionProxy {
    @available(iOS 16, tvOS 17, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu: ((UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?)? =
            delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:)
        return indexPaths.allSatisfy { number(at: $0) == nil }
            ? menu?(collectionView, indexPaths, point) : nil
    }

    @available(tvOS, unavailable)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu: ((UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? =
            delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:)
        return number(at: indexPath) == nil ? menu?(collectionView, indexPath, point) : nil
    }

    @available(iOS 16, tvOS 17, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        let preview: PreviewMethod? =
            delegate?.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
        return number(at: indexPath) == nil ? preview?(collectionView, configuration, indexPath) : nil
    }

    @available(iOS 16, tvOS 17, *)
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        let preview: PreviewMethod? =
            delegate?.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
        return number(at: indexPath) == nil ? preview?(collectionView, configuration, indexPath) : nil
    }
}

@available(iOS 16, tvOS 17, *)
private typealias PreviewMethod = (UICollectionView, UIContextMenuConfiguration, IndexPath) ->
    UITargetedPreview?
