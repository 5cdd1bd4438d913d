import UIKit

// What a flow layout asks. Where the app does not answer, the properties of the layout do.
extension CollectionProxy: UICollectionViewDelegateFlowLayout {
    private var flow: (any UICollectionViewDelegateFlowLayout)? {
        target as? any UICollectionViewDelegateFlowLayout
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        listDidAsk?()
        let size: ((UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize)? =
            flow?.collectionView(_:layout:sizeForItemAt:)
        let own =
            if let number = number(at: indexPath) {
                cells?.size(at: indexPath, number: number)
            } else {
                size?(collectionView, collectionViewLayout, indexPath)
            }
        return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        var insets =
            forward(
                flow?.collectionView(_:layout:insetForSectionAt:), collectionView, collectionViewLayout,
                section)
            ?? layout?.sectionInset ?? .zero
        guard let room = room?(section) else { return insets }
        if layout?.scrollDirection == .horizontal { insets.right += room } else { insets.bottom += room }
        return insets
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        forward(
            flow?.collectionView(_:layout:minimumLineSpacingForSectionAt:), collectionView,
            collectionViewLayout, section)
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        forward(
            flow?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:), collectionView,
            collectionViewLayout, section)
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        header(section).flatMap { cells?.size(of: $0) }
            ?? forward(
                flow?.collectionView(_:layout:referenceSizeForHeaderInSection:), collectionView,
                collectionViewLayout, section)
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        footer(section).flatMap { cells?.size(of: $0) }
            ?? forward(
                flow?.collectionView(_:layout:referenceSizeForFooterInSection:), collectionView,
                collectionViewLayout, section)
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }

    private func forward<Value>(
        _ method: ((UICollectionView, UICollectionViewLayout, Int) -> Value)?, _ collection: UICollectionView,
        _ layout: UICollectionViewLayout, _ section: Int
    ) -> Value? {
        belongsToApp(section) ? method?(collection, layout, section) : nil
    }
}
