public import Foundation
import HeadlessObjectiveC

/// Items that a layout places, made as they come into sight.
open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            dataSource?.headlessBecomesDelegate()
            setNeedsReload()
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UICollectionView.dataSource, oldValue: oldValue, newValue: dataSource)
        }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            delegate?.headlessBecomesDelegate()
            if oldValue !== delegate { collectionViewLayout.invalidateLayout() }
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UICollectionView.delegate, oldValue: oldValue, newValue: delegate)
        }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutDidChange(from: oldValue) }
    }
    open var backgroundView: UIView? {
        didSet { backgroundViewDidChange(from: oldValue) }
    }

    open var allowsFocus = true {
        didSet {
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UICollectionView.allowsFocus, oldValue: oldValue, newValue: allowsFocus)
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    var content = CollectionContent()
    var display = CollectionDisplay()
    var selectedPaths: [IndexPath] = []
    var updates = CollectedUpdates()
    var prefetching = Prefetching()
    var indexTitles: [String] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        collectionViewLayout.collectionView = self
    }

    override var headlessScrollDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            changeBounds(to: newValue) { super.bounds = newValue }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            changeBounds(to: CGRect(origin: super.bounds.origin, size: newValue.size)) {
                super.frame = newValue
            }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    override func headlessTarget(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: offset,
            withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.isInvalid = true
        setNeedsLayout()
    }

    // MARK: Layout

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        guard animated else {
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: Self.updateDuration, animations: { self.layoutContent() },
            completion: { completion?($0) })
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Data

    open var numberOfSections: Int {
        updateCountsIfNeeded()
        return content.counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        updateCountsIfNeeded()
        if content.counts.indices.contains(section) { return content.counts[section] }
        HeadlessException.raise(
            "request for number of items in section \(section) when there are only \(content.counts.count) sections in "
                + "the collection view")
        return 0
    }

    open func reloadData() {
        discardContent()
    }

    // True for the placeholders of a drop alone, of which there are none here; not inside a batch.
    open var hasUncommittedUpdates: Bool { false }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginCollectingUpdates()
        updates?()
        commitUpdates(completion: completion)
    }

    open func insertSections(_ sections: IndexSet) {
        update { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sectionMoves[section] = newSection }
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertedItems.formUnion(indexPaths) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deletedItems.formUnion(indexPaths) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadedItems.formUnion(indexPaths) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.itemMoves[indexPath] = newIndexPath }
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reconfigureVisibleItems(at: indexPaths)
    }

    // MARK: What is in sight

    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        display.views.keys.filter { $0.category == .cell }.map(\.path).sorted()
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        display.views[ElementKey(category: .cell, kind: nil, path: indexPath)] as? UICollectionViewCell
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        display.views.first { $0.value === cell }?.key.path
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        item(at: point)
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        display.views[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        display.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.path).sorted()
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItem: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Moving by hand

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveMovement(to: targetPosition)
    }

    open func endInteractiveMovement() {
        endMovement()
    }

    open func cancelInteractiveMovement() {
        cancelMovement()
    }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier: identifier)
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerCell(nib, identifier: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registerSupplement(viewClass, kind: elementKind, identifier: identifier)
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerSupplement(nib, kind: kind, identifier: identifier)
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, at: indexPath)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplement(ofKind: elementKind, identifier: identifier, at: indexPath)
    }
}
