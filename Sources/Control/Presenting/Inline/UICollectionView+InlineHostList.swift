import TabProduction
public import UIKit

extension UICollectionView: InlineHostList {
    var skeletonDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
    }

    func observeDataSourceAndDelegate(_ change: @escaping @MainActor () -> Void) -> [NSKeyValueObservation] {
        [observeOnMain(\.dataSource, change), observeOnMain(\.delegate, change)]
    }

    func makeProxy(
        from source: (any NSObjectProtocol)?, to target: (any UIScrollViewDelegate)?,
        cells: InlineCollectionCells?
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

    var canLendRoom: Bool { collectionViewLayout is UICollectionViewFlowLayout }

    /// Insets are added to.
    func lengthOfFooter(inSection section: Int) -> CGFloat { 0 }

    func measureSections() -> Bool {
        collectionViewLayout.invalidateLayout()
        guard isUpToDate else { return false }
        layoutIfNeeded()
        return true
    }
}
