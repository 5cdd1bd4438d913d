import Foundation

extension UICollectionViewDiffableDataSource {
    /// What an app says about reordering, and what it hears of it.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
        public var willReorder:
            (
                @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
                    Void
            )?
        public var didReorder:
            (
                @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
                    Void
            )?

        public init() {}
    }

    /// What an app says about opening and closing the items of an outline.
    public struct SectionSnapshotHandlers<Item>
    where Item: Hashable, Item: Sendable {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }
}

extension UICollectionViewDiffableDataSource {
    /// A list cell stands in as deep as its item and knows whether it is open.
    func showOutline(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
        guard let cell = cell as? UICollectionViewListCell, let section = outlinedSection(of: item) else {
            return
        }
        let outline = snapshot(for: section)
        cell.indentationLevel = outline.level(of: item)
        cell.showOutline(isExpanded: outline.isExpanded(item)) { [weak self] in self?.toggle(item) }
    }

    private func toggle(_ item: ItemIdentifierType) {
        guard let section = outlinedSection(of: item) else { return }
        var outline = snapshot(for: section)
        if outline.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let children = sectionSnapshotHandlers.snapshotForExpandingParent?(
                item, outline.snapshot(of: item))
            {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
        showVisibleOutline(of: item)
    }
}
