import Foundation

/// What a collection view sends its delegate.
public enum HeadlessCollectionDelegateMessage: String, HeadlessMessage {
    case shouldHighlight = "collectionView:shouldHighlightItemAtIndexPath:"
    case didHighlight = "collectionView:didHighlightItemAtIndexPath:"
    case didUnhighlight = "collectionView:didUnhighlightItemAtIndexPath:"
    case shouldSelect = "collectionView:shouldSelectItemAtIndexPath:"
    case shouldDeselect = "collectionView:shouldDeselectItemAtIndexPath:"
    case didSelect = "collectionView:didSelectItemAtIndexPath:"
    case didDeselect = "collectionView:didDeselectItemAtIndexPath:"
    case willDisplay = "collectionView:willDisplayCell:forItemAtIndexPath:"
    case willDisplaySupplementary = "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
    case didEndDisplaying = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
    case didEndDisplayingSupplementary =
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
    case targetContentOffset = "collectionView:targetContentOffsetForProposedContentOffset:"
    case contextMenuForItems = "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"
    case contextMenu = "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"
    case highlightPreviewForItem =
        "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:"
    case dismissalPreviewForItem =
        "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:"
    case highlightPreview = "collectionView:previewForHighlightingContextMenuWithConfiguration:"
    case dismissalPreview = "collectionView:previewForDismissingContextMenuWithConfiguration:"
    case willDisplayMenu = "collectionView:willDisplayContextMenuWithConfiguration:animator:"
    case willEndMenu = "collectionView:willEndContextMenuInteractionWithConfiguration:animator:"
    case willPerformPreviewAction =
        "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:"

    public static func areDeclared(for type: AnyClass) -> Bool { type is any UICollectionViewDelegate.Type }
}

extension UICollectionViewDelegate {
    /// The object, if it responds to a message.
    subscript(message: HeadlessCollectionDelegateMessage) -> Self? { message.isSent(to: self) ? self : nil }

    /// The object that gets a message which this one does not implement.
    func target(of message: HeadlessCollectionDelegateMessage) -> (any UICollectionViewDelegate)? {
        message.target(of: self) as? any UICollectionViewDelegate
    }
}
