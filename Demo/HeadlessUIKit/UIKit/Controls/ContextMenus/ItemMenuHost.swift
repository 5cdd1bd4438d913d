import Foundation

/// An item of a collection view.
struct ItemMenuHost: ContextMenuHost {
    let collection: UICollectionView
    let path: IndexPath

    private var delegate: (any UICollectionViewDelegate)? { collection.delegate }

    var pressed: UIView? { collection.cellForItem(at: path) }

    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?[.highlightPreviewForItem]?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            ?? delegate?[.highlightPreview]?.collectionView(
                collection, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?[.dismissalPreviewForItem]?.collectionView(
            collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            ?? delegate?[.dismissalPreview]?.collectionView(
                collection, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?[.willDisplayMenu]?.collectionView(
            collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?[.willEndMenu]?.collectionView(
            collection, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
    ) {
        delegate?[.willPerformPreviewAction]?.collectionView(
            collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
