import UIKit

/// Data source and delegate of a collection of which a part loads: answers for that part, and hands on everything else.
final class CollectionProxy: ListProxy {
    /// Who answers; `nil` once the proxy has been detached.
    private(set) weak var cells: InlineCollectionCells?

    var dataSource: (any UICollectionViewDataSource)? { source as? any UICollectionViewDataSource }
    var delegate: (any UICollectionViewDelegate)? { target as? any UICollectionViewDelegate }

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?, cells: InlineCollectionCells) {
        self.cells = cells
        super.init(source: source, target: target)
    }

    override var content: InlineContent? { cells?.content }

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
        guard let cells else {
            return dataSource?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
        }
        return cells.content.numberOfCells(in: section)
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
        if let cells, !belongsToApp(section) || loading(section) != nil {
            let number = loading(section)
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            let own = number.flatMap {
                isHeader ? cells.header(ofSection: $0) : cells.footer(ofSection: $0)
            }
            if own != nil || !belongsToApp(section) { return cells.view(for: own, kind: kind, at: indexPath) }
        }
        let ask: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)? =
            dataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:)
        return ask?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard number(at: indexPath) == nil else { return false }
        let ask: ((UICollectionView, IndexPath) -> Bool)? =
            dataSource?.collectionView(_:canMoveItemAt:)
        return ask?(collectionView, indexPath) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard number(at: sourceIndexPath) == nil, number(at: destinationIndexPath) == nil else { return }
        let hear: ((UICollectionView, IndexPath, IndexPath) -> Void)? =
            dataSource?.collectionView(_:moveItemAt:to:)
        hear?(collectionView, sourceIndexPath, destinationIndexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let ask: ((UICollectionView) -> [String]?)? = dataSource?.indexTitles(for:)
        return ask?(collectionView) ?? nil
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let ask: ((UICollectionView, String, Int) -> IndexPath)? =
            dataSource?.collectionView(_:indexPathForIndexTitle:at:)
        return ask?(collectionView, title, index) ?? IndexPath(item: 0, section: 0)
    }
}
