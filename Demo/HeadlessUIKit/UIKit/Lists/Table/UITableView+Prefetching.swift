import Foundation

extension UITableView {
    /// Tells the prefetching data source of the rows of the next screen, the way the table was last scrolled.
    func prefetch() {
        prefetching.scroll(to: contentOffset.y)
        guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty else { return }
        let height = bounds.height
        let next =
            prefetching.goesBack
            ? content.geometry.rows(in: (bounds.minY - height)..<bounds.minY).reversed()
            : content.geometry.rows(in: bounds.maxY..<(bounds.maxY + height))
        let step = prefetching.step(next: next, shown: display.cells.keys)
        if !step.cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: step.cancelled) }
        if !step.wanted.isEmpty { source.tableView(self, prefetchRowsAt: step.wanted) }
    }
}
