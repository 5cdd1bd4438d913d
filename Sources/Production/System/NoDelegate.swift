package import UIKit

/// Answers every message of a list in place of a delegate that has gone: with nothing, and where a number or a structure is
/// asked for, with what the list or its layout has.
package final class NoDelegate: AnsweringObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    package nonisolated override init() {
        super.init()
    }

    package func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        table.rowHeight
    }
    package func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
        table.estimatedRowHeight
    }
    package func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        table.sectionHeaderHeight
    }
    package func tableView(_ table: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        table.estimatedSectionHeaderHeight
    }

    package func collectionView(
        _ list: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
    ) -> CGPoint { offset }
    package func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    package func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    package func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    package func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    package func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
