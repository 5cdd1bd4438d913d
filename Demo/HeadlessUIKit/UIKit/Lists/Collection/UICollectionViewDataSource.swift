public import Foundation

/// Gives a collection view its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        target(of: .numberOfSections)?.numberOfSections(in: collectionView) ?? 1
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = target(of: .viewForSupplementary)?.collectionView(
            collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        if let view { return view }
        HeadlessException.raise(
            "the collection view's data source did not return a valid view for the element of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }

    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        target(of: .canMove)?.collectionView(collectionView, canMoveItemAt: indexPath) ?? true
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        target(of: .move)?.collectionView(
            collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        target(of: .indexTitles)?.indexTitles(for: collectionView)
    }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        target(of: .indexPathForIndexTitle)?.collectionView(
            collectionView, indexPathForIndexTitle: title, at: index) ?? IndexPath(item: 0, section: index)
    }
}

/// Hears early of items that will be needed.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
