import UIKit

/// Borrows a list of the app to compute frames of cells that only the skeleton has with the list's own layout.
///
/// Only here does the framework replace a data source: within one call, and never while the list waits for changes of the
/// app. Before the call returns, the list has the app's data source and delegate again, its selection and its content
/// offset; the reload at the end asks the app for its cells once more. A second layout of the model avoids all of it.
@MainActor
struct LayoutLoan {
    private let list: UICollectionView

    /// Creates a loan; `nil` while the app has changes that the list does not know yet, or placeholders of a drop.
    init?(of list: UICollectionView) {
        guard !list.hasUncommittedUpdates, list.isUpToDate, list.isLaidOut else { return nil }
        self.list = list
    }

    /// Returns the elements within a size from the start of the content.
    func elements(of content: ProbeContent, within size: CGSize) -> [PlacedElement] {
        let (dataSource, delegate) = (list.dataSource, list.delegate)
        let (offset, selected) = (list.contentOffset, list.indexPathsForSelectedItems ?? [])
        let isPrefetching = list.isPrefetchingEnabled
        list.isPrefetchingEnabled = false
        let source = ProbeSource(content, counts: PlaceFinder.firstCounts(of: content))
        ProbeCell.register(in: list)
        list.dataSource = source
        // The app's cells go while the delegate is the app's, or are reported to it later; ours go while it is ours.
        list.reloadData()
        source.delegate = delegate
        list.delegate = source
        let elements = PlaceFinder(collection: list, source: source).elements(within: size)
        if source.isShown {
            source.counts = []
            list.reloadData()
            list.layoutIfNeeded()
        }
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
