import UIKit

extension UITableView: InlineList {
    var source: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UITableViewDataSource }
    }

    var target: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UITableViewDelegate }
    }

    func observeEnds(
        _ change: @escaping @MainActor @Sendable () -> Void
    ) -> [NSKeyValueObservation] {
        [
            observe(\.dataSource, options: []) { _, _ in MainActor.assumeIsolated { change() } },
            observe(\.delegate, options: []) { _, _ in MainActor.assumeIsolated { change() } },
        ]
    }

    func makeProxy(
        from source: (any NSObjectProtocol)?, to target: (any UIScrollViewDelegate)?, cells: InlineTableCells
    ) -> TableProxy {
        TableProxy(source: source, target: target, cells: cells)
    }

    func counts(behind proxy: TableProxy) -> [Int] { proxy.counts(in: self) }

    /// Tables dequeue without a registration.
    func registerSkeletonCells() {}

    var hasPrefetcher: Bool { prefetchDataSource != nil }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    func selectCell(at path: IndexPath) {
        selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { rectForRow(at: path) }
}
