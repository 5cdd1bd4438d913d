public import Foundation

/// A collection view's data source that is given snapshots and works out what changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let core: DiffableCore<SectionIdentifierType, ItemIdentifierType>
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
        [:]

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        core = DiffableCore(list: collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        core.current
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        forgetOutlines(besides: snapshot)
        core.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        core.reload(with: snapshot, completion: completion)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Snapshots of one section

    /// An outline holds as long as its section shows what it says.
    private func forgetOutlines(
        besides snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        let known = Set(snapshot.sectionIdentifiers)
        outlines = outlines.filter { section, outline in
            known.contains(section) && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = core.current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.takeOut(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if core.current.indexOfSection(section) != nil {
            flat.append(core.current.itemIdentifiers(inSection: section))
        }
        return flat
    }

    /// The section of an item, if it was given as an outline.
    func outlinedSection(of item: ItemIdentifierType) -> SectionIdentifierType? {
        core.current.sectionIdentifier(containingItem: item).flatMap { outlines[$0] == nil ? nil : $0 }
    }

    func showVisibleOutline(of item: ItemIdentifierType) {
        guard let path = core.current.path(of: item), let cell = collectionView?.cellForItem(at: path) else {
            return
        }
        showOutline(of: item, in: cell)
    }

    // MARK: Identifiers and paths

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        core.current.item(at: indexPath)
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        core.current.path(of: itemIdentifier)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        core.section(at: index)
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        core.current.indexOfSection(sectionIdentifier)
    }

    // MARK: The collection view's questions

    open func numberOfSections(in collectionView: UICollectionView) -> Int { core.counts.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        core.counts[section]
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = core.current.item(at: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        {
            showOutline(of: item, in: cell)
            return cell
        }
        HeadlessException.raise(
            "UICollectionViewDataSource returned a nil cell for item at index path: \(indexPath)")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        HeadlessException.raise(
            "the collection view's data source did not return a valid view for the element of kind \(kind)")
        return UICollectionReusableView(frame: .zero)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        core.current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let moved = core.snapshot(moving: sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: core.current, to: moved)
        reorderingHandlers.willReorder?(transaction)
        forgetOutlines(besides: moved)
        core.follow(moved)
        reorderingHandlers.didReorder?(transaction)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
