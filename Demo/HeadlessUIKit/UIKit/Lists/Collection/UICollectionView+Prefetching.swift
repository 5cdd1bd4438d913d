import Foundation

extension UICollectionView {
    /// Tells the prefetching data source of the items of the next screen, the way the view was last scrolled.
    func prefetch() {
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        prefetching.scroll(to: isHorizontal ? contentOffset.x : contentOffset.y)
        guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty else { return }
        let step = prefetching.step(
            next: itemsToPrefetch(isHorizontal: isHorizontal),
            shown: display.views.keys.filter { $0.category == .cell }.map(\.path))
        if !step.cancelled.isEmpty {
            source.collectionView(self, cancelPrefetchingForItemsAt: step.cancelled)
        }
        if !step.wanted.isEmpty { source.collectionView(self, prefetchItemsAt: step.wanted) }
    }

    private func itemsToPrefetch(isHorizontal: Bool) -> [IndexPath] {
        let sign: CGFloat = prefetching.goesBack ? -1 : 1
        let screen = bounds.offsetBy(
            dx: isHorizontal ? sign * bounds.width : 0, dy: isHorizontal ? 0 : sign * bounds.height)
        let rect = layoutRect(for: screen)
        let paths = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(rect) }
            .map(\.indexPath).sorted()
        return prefetching.goesBack ? paths.reversed() : paths
    }
}
