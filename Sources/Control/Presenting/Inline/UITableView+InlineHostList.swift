import TabProduction
public import UIKit

extension UITableView: InlineHostList {
    var skeletonDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UITableViewDelegate }
    }

    func observeDataSourceAndDelegate(_ change: @escaping @MainActor () -> Void) -> [NSKeyValueObservation] {
        [observeOnMain(\.dataSource, change), observeOnMain(\.delegate, change)]
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
}
