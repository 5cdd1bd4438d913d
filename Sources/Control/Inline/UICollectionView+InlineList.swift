import UIKit

extension UICollectionView: InlineList {
    var source: (any NSObjectProtocol)? {
        get { dataSource }
        set { dataSource = newValue as? any UICollectionViewDataSource }
    }

    var target: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
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
        from source: (any NSObjectProtocol)?, to target: (any UIScrollViewDelegate)?,
        cells: InlineCollectionCells
    ) -> CollectionProxy {
        CollectionProxy(source: source, target: target, cells: cells)
    }

    func counts(behind proxy: CollectionProxy) -> [Int] { proxy.counts(in: self) }

    func registerSkeletonCells() {
        register(SkeletonCollectionCell.self, forCellWithReuseIdentifier: SkeletonCollectionCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            register(
                SkeletonSupplementaryView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: SkeletonSupplementaryView.identifier)
        }
    }

    var hasPrefetcher: Bool { prefetchDataSource != nil }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    func selectCell(at path: IndexPath) {
        selectItem(at: path, animated: false, scrollPosition: [])
    }

    func numberOfCells(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    func frameOfCell(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
}
