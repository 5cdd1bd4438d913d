import UIKit

/// A collection in the way of SkeletonView: as a table, with as many items as the size of the layout says.
@MainActor
final class SkeletonViewCollection: NSObject, BenchPeer, UICollectionViewDataSource {
    let way = SkeletonViewWay()
    private weak var collection: UICollectionView?
    private let identifiers: [String]
    private weak var original: (any UICollectionViewDataSource)?

    /// Creates the way for a collection.
    ///
    /// - Parameters:
    ///   - collection: The collection, with a flow layout.
    ///   - identifiers: The kinds of cells, which share the items in sight.
    init(_ collection: UICollectionView, identifiers: [String]) {
        self.collection = collection
        self.identifiers = identifiers
    }

    func show() {
        guard let collection else { return }
        original = collection.dataSource
        collection.isUserInteractionEnabled = false
        collection.isScrollEnabled = false
        collection.dataSource = self
        collection.reloadData()
        HeadlessScreen.main.turn()
        way.layOut()
        way.runDeferred()
    }

    func hide() {
        guard let collection else { return }
        collection.dataSource = nil
        collection.dataSource = original
        collection.reloadData()
        collection.isUserInteractionEnabled = true
        collection.isScrollEnabled = true
        way.hide()
        HeadlessScreen.main.turn()
        way.runDeferred()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { identifiers.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard let flow = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return 0 }
        return Int((collectionView.frame.height / flow.itemSize.height).rounded(.up)) / identifiers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = identifiers[indexPath.section]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        way.show(cell)
        return cell
    }
}
