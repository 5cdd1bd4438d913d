import UIKit

/// Answers the messages that a list sends by itself, without a touch, in place of a delegate that has gone.
final class NoDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    nonisolated override init() {
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}
    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {}
    func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    func tableView(_ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { table.rowHeight }
    func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
        table.estimatedRowHeight
    }
    func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        table.sectionHeaderHeight
    }
    func tableView(_ table: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        table.estimatedSectionHeaderHeight
    }
    func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

    func collectionView(
        _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {}
    func collectionView(
        _ list: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {}
    func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    func collectionView(
        _ list: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
}
