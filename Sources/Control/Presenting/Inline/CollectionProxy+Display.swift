import UIKit

// What is shown and selected. Skeletons are none of the app's business, and cannot be selected.
extension CollectionProxy {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forward(delegate?.collectionView(_:willDisplay:forItemAt:), collectionView, cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        listDidAsk?()
        forward(delegate?.collectionView(_:didEndDisplaying:forItemAt:), collectionView, cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        forward(
            delegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:), collectionView, view,
            elementKind, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        forward(
            delegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:),
            collectionView, view, elementKind, indexPath)
    }

    private func forward(
        _ method: ((UICollectionView, UICollectionReusableView, String, IndexPath) -> Void)?,
        _ collection: UICollectionView, _ view: UICollectionReusableView, _ kind: String, _ path: IndexPath
    ) {
        if !(view is any SkeletonShowing) { method?(collection, view, kind, path) }
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        number(at: indexPath) == nil
            && forward(delegate?.collectionView(_:shouldHighlightItemAt:), collectionView, indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        number(at: indexPath) == nil
            && forward(delegate?.collectionView(_:shouldSelectItemAt:), collectionView, indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
        forward(delegate?.collectionView(_:shouldDeselectItemAt:), collectionView, indexPath) ?? false
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        forward(delegate?.collectionView(_:didHighlightItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        forward(delegate?.collectionView(_:didUnhighlightItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        forward(delegate?.collectionView(_:didSelectItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        forward(delegate?.collectionView(_:didDeselectItemAt:), collectionView, indexPath)
    }
}
