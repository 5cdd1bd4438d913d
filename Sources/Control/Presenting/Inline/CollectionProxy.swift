import UIKit

/// Data source and delegate of a collection of which a part loads.
final class CollectionProxy: ListProxy {
    private(set) weak var cells: InlineCollectionCells?

    var dataSource: (any UICollectionViewDataSource)? { source as? any UICollectionViewDataSource }
    var delegate: (any UICollectionViewDelegate)? { target as? any UICollectionViewDelegate }

    init(source: (any NSObjectProtocol)?, target: (any UIScrollViewDelegate)?, cells: InlineCollectionCells?)
    {
        self.cells = cells
        super.init(
            source: source, target: target, messages: cells == nil ? .ofCollectionRoom : .ofCollection)
    }

    override var skeleton: (any InlineCells)? { cells }

    override func detach() {
        super.detach()
        cells = nil
    }

    /// The number of items of each section of the app.
    func counts(in collection: UICollectionView) -> [Int] { dataSource?.counts(of: collection) ?? [] }
}

extension CollectionProxy: SectionLending {
    func sectionCountOfApp(in collection: UICollectionView) -> Int {
        guard let dataSource else { return 0 }
        let sections: ((UICollectionView) -> Int)? = dataSource.numberOfSections(in:)
        return sections?(collection) ?? 1
    }
}

// MARK: - Data source

extension CollectionProxy: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        let counts = counts(in: collectionView)
        guard let cells else { return counts.count }
        cells.content.follow(counts)
        if cells.content.isUnsettled { countsDidChange?() }
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
        let own = supplementary(ofKind: kind, at: indexPath)
        if let cells, own != nil || belongsToSkeleton(kind, at: indexPath, of: collectionView) {
            return cells.view(for: own, kind: kind, at: indexPath)
        }
        let view: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)? =
            dataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:)
        return view?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    private func supplementary(ofKind kind: String, at path: IndexPath) -> SupplementaryAnimated? {
        guard path.count > 1 else { return nil }
        return skeleton?.content.number(ofSection: path.section).flatMap {
            skeleton?.supplementary(ofKind: kind, inSection: $0)
        }
    }

    /// Whether a supplementary view stands at an item or in a section that the app does not have.
    ///
    /// A view of the whole list is always the app's, and so are headers and footers of the sections it has.
    private func belongsToSkeleton(_ kind: String, at path: IndexPath, of collection: UICollectionView)
        -> Bool
    {
        guard path.count > 1 else { return false }
        guard belongsToApp(path.section) else { return true }
        let isEdge =
            kind == UICollectionView.elementKindSectionHeader
            || kind == UICollectionView.elementKindSectionFooter
        return !isEdge && number(at: path) != nil && collection.hasViews(ofKind: kind, atItemsLike: path)
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

extension UICollectionView {
    /// The number of items of a section that are looked at to tell a badge from a header.
    private static let sample = 30

    /// Whether supplementary views of a kind belong to items, as badges do, and not to the section, as headers do.
    ///
    /// A view of a section has the path of the first item. So has the first badge, but it stands on its item, or other
    /// items have one.
    func hasViews(ofKind kind: String, atItemsLike path: IndexPath) -> Bool {
        let layout = collectionViewLayout
        guard path.item == 0,
            let view = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        else { return true }
        // What stands edge to edge does not overlap.
        if let item = layout.layoutAttributesForItem(at: path)?.frame, !item.intersection(view).isEmpty {
            return true
        }
        let count = min(numberOfItems(inSection: path.section), Self.sample)
        return (1..<max(1, count)).contains { item in
            let other = IndexPath(item: item, section: path.section)
            return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: other) != nil
        }
    }
}
