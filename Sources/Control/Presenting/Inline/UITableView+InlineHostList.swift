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
        from source: (any NSObjectProtocol)?, to target: (any UIScrollViewDelegate)?, cells: InlineTableCells?
    ) -> TableProxy {
        TableProxy(source: source, target: target, cells: cells)
    }

    func counts(behind proxy: TableProxy) -> [Int] { proxy.counts(in: self) }

    /// Tables dequeue without a registration.
    func registerSkeletonCells() {}

    var hasPrefetcher: Bool { prefetchDataSource != nil }

    var canLendRoom: Bool { true }

    func lengthOfFooter(inSection section: Int) -> CGFloat {
        section < numberOfSections ? rectForFooter(inSection: section).height : 0
    }

    func measureSections() -> Bool {
        guard isUpToDate else { return false }
        UIView.performWithoutAnimation { performBatchUpdates(nil) }
        return true
    }
}
