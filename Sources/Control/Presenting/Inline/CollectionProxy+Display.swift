import UIKit

// What is shown and selected is told to the app if it is the app's own.
extension CollectionProxy {
    typealias AskItem<Value> = (UICollectionView, IndexPath) -> Value
    typealias HearItem = (UICollectionView, IndexPath) -> Void

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard !(cell is SkeletonCollectionCell) else { return }
        let hear: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? =
            delegate?.collectionView(_:willDisplay:forItemAt:)
        hear?(collectionView, cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        listDidAsk?()
        guard !(cell is SkeletonCollectionCell) else { return }
        let hear: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? =
            delegate?.collectionView(_:didEndDisplaying:forItemAt:)
        hear?(collectionView, cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        guard !(view is SkeletonSupplementaryView) else { return }
        let hear: ((UICollectionView, UICollectionReusableView, String, IndexPath) -> Void)? =
            delegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        hear?(collectionView, view, elementKind, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        guard !(view is SkeletonSupplementaryView) else { return }
        let hear: ((UICollectionView, UICollectionReusableView, String, IndexPath) -> Void)? =
            delegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        hear?(collectionView, view, elementKind, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        let ask: ((UICollectionView, CGPoint) -> CGPoint)? =
            delegate?.collectionView(_:targetContentOffsetForProposedContentOffset:)
        return ask?(collectionView, proposedContentOffset) ?? proposedContentOffset
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        ask(delegate?.collectionView(_:shouldHighlightItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask(delegate?.collectionView(_:shouldSelectItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
        ask(delegate?.collectionView(_:shouldDeselectItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        hear(delegate?.collectionView(_:didHighlightItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        hear(delegate?.collectionView(_:didUnhighlightItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        hear(delegate?.collectionView(_:didSelectItemAt:), collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        hear(delegate?.collectionView(_:didDeselectItemAt:), collectionView, indexPath)
    }

    private func ask(_ ask: AskItem<Bool>?, _ collection: UICollectionView, _ path: IndexPath) -> Bool {
        number(at: path) == nil && (ask?(collection, path) ?? true)
    }

    private func hear(_ hear: HearItem?, _ collection: UICollectionView, _ path: IndexPath) {
        guard number(at: path) == nil else { return }
        hear?(collection, path)
    }
}
