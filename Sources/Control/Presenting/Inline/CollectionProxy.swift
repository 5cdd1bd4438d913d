import UIKit

/// Data source and delegate of a collection of which a part loads.
final class CollectionProxy: ListProxy {
    private(set) weak var cells: InlineCollectionCells?

    var dataSource: (any UICollectionViewDataSource)? { source as? any UICollectionViewDataSource }
    var delegate: (any UICollectionViewDelegate)? { target as? any UICollectionViewDelegate }

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?, cells: InlineCollectionCells) {
        self.cells = cells
        super.init(source: source, target: target, messages: .ofCollection)
    }

    override var skeleton: (any InlineCells)? { cells }

    override func detach() {
        super.detach()
        cells = nil
    }

    /// The number of items of each section of the app.
    func counts(in collection: UICollectionView) -> [Int] {
        guard let dataSource else { return [] }
        let sections: ((UICollectionView) -> Int)? = dataSource.numberOfSections(in:)
        return (0..<(sections?(collection) ?? 1)).map {
            dataSource.collectionView(collection, numberOfItemsInSection: $0)
        }
    }
}

// MARK: - Data source

extension CollectionProxy: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        let counts = counts(in: collectionView)
        guard let cells else { return counts.count }
        cells.content.follow(counts)
        return cells.content.numberOfSections
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cells?.content.numberOfCells(in: section)
            ?? dataSource?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        listDidAsk?()
        if let number = number(at: indexPath), let cell = cells?.cell(at: indexPath, number: number) {
            return cell
        }
        return dataSource?.collectionView(collectionView, cellForItemAt: indexPath)
            ?? UICollectionViewCell(frame: .zero)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let section = indexPath.section
        let own = kind == UICollectionView.elementKindSectionHeader ? header(section) : footer(section)
        if let cells, own != nil || !belongsToApp(section) {
            return cells.view(for: own, kind: kind, at: indexPath)
        }
        let view: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)? =
            dataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:)
        return view?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        forward(dataSource?.collectionView(_:canMoveItemAt:), collectionView, indexPath) ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        forward(
            dataSource?.collectionView(_:moveItemAt:to:), collectionView, from: sourceIndexPath,
            to: destinationIndexPath)
    }
}
