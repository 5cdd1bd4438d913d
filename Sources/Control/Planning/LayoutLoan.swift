import UIKit

/// Asks the layout of a list of the app where cells would be that only the skeleton has.
///
/// For an instant the list has a data source and a delegate of our own. Before the call returns it has the app's
/// again, with its selection and where it was scrolled to; the app is asked for nothing.
@MainActor
struct LayoutLoan {
    private let list: UICollectionView

    /// Creates a loan; `nil` while the list is in the middle of an update.
    init?(of list: UICollectionView) {
        guard !list.hasUncommittedUpdates, list.isLaidOut else { return nil }
        self.list = list
    }

    /// Returns what the layout places within a size from the start of the content.
    func elements(of content: ProbeContent, within size: CGSize) -> [PlacedElement] {
        let (dataSource, delegate) = (list.dataSource, list.delegate)
        let (offset, selected) = (list.contentOffset, list.indexPathsForSelectedItems ?? [])
        let isPrefetching = list.isPrefetchingEnabled
        list.isPrefetchingEnabled = false
        let source = ProbeSource(content, counts: PlaceFinder.firstCounts(of: content))
        ProbeCell.register(in: list)
        list.dataSource = source
        // The app's cells go while the delegate is the app's, and ours while it is ours.
        list.reloadData()
        list.delegate = source
        list.layoutIfNeeded()
        let elements = PlaceFinder(collection: list, source: source).elements(within: size)
        source.counts = []
        list.reloadData()
        list.layoutIfNeeded()
        list.dataSource = dataSource
        list.delegate = delegate
        list.isPrefetchingEnabled = isPrefetching
        list.reloadData()
        list.contentOffset = offset
        list.layoutIfNeeded()
        for path in selected { list.selectItem(at: path, animated: false, scrollPosition: []) }
        return elements
    }
}
