public import Foundation
import HeadlessObjectiveC

/// Rows in one column, in sections, made as they come into sight.
open class UITableView: UIScrollView {
    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            dataSource?.headlessBecomesDelegate()
            setNeedsReload()
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UITableView.dataSource, oldValue: oldValue, newValue: dataSource)
        }
    }
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            delegate?.headlessBecomesDelegate()
            setNeedsGeometry()
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UITableView.delegate, oldValue: oldValue, newValue: delegate)
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    open var rowHeight = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { setNeedsGeometry() }
    }

    open var tableHeaderView: UIView? {
        didSet { tableEdgeViewDidChange(from: oldValue, to: tableHeaderView) }
    }
    open var tableFooterView: UIView? {
        didSet { tableEdgeViewDidChange(from: oldValue, to: tableFooterView) }
    }
    open var backgroundView: UIView? {
        didSet { backgroundViewDidChange(from: oldValue) }
    }

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { separatorsDidChange() }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { separatorsDidChange() }
    }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { separatorsDidChange() }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { separatorsDidChange() }
    }
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { separatorsDidChange() }
    }
    open var insetsContentViewsToSafeArea = true {
        didSet { separatorsDidChange() }
    }

    open var allowsFocus = true {
        didSet {
            HeadlessKeyValueObserving.change(
                of: self, keyPath: \UITableView.allowsFocus, oldValue: oldValue, newValue: allowsFocus)
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false {
        didSet { setNeedsLayout() }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { editingDidChange(animated: false) }
    }
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { setNeedsLayout() }
    }
    open var sectionIndexColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { setNeedsLayout() }
    }

    var content = TableContent()
    var display = TableDisplay()
    var selectedPaths: [IndexPath] = []
    var updates = CollectedUpdates()
    /// How the rows of the update that is being made come in.
    var arrivals: UpdateAnimations?
    var prefetching = Prefetching()
    var indexTitles: [String] = []
    var editing = false
    /// The row that a finger has pulled aside.
    var swiped: SwipedRow?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    override var headlessScrollDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UITableViewDelegate }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    // MARK: Data

    open var numberOfSections: Int {
        updateContentIfNeeded()
        return content.counts.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        updateContentIfNeeded()
        if content.counts.indices.contains(section) { return content.counts[section] }
        HeadlessException.raise(
            "Requested the number of rows for section (\(section)) which is out of bounds.")
        return 0
    }

    open func reloadData() {
        discardContent()
    }

    open func reloadSectionIndexTitles() {
        updateSectionIndexTitles()
    }

    // True for the placeholders of a drop alone, of which there are none here; not inside a batch.
    open var hasUncommittedUpdates: Bool { false }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        commitUpdates(completion: completion)
    }

    open func beginUpdates() {
        beginCollectingUpdates()
    }

    open func endUpdates() {
        commitUpdates(completion: nil)
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertSections(sections, with: animation) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deleteSections(sections, with: animation) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadSections(sections, with: animation) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sectionMoves[section] = newSection }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insert(indexPaths, with: animation) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.delete(indexPaths, with: animation) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reload(indexPaths, with: animation) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.itemMoves[indexPath] = newIndexPath }
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) {
        reconfigureVisibleRows(at: indexPaths)
    }

    // MARK: Geometry

    open func rect(forSection section: Int) -> CGRect {
        updateContentIfNeeded()
        return content.geometry.rect(forSection: section)
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        updateContentIfNeeded()
        return content.geometry.rectForHeader(inSection: section)
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        updateContentIfNeeded()
        return content.geometry.rectForFooter(inSection: section)
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        updateContentIfNeeded()
        return content.geometry.rectForRow(at: indexPath)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        updateContentIfNeeded()
        return content.geometry.rows(in: rect.minY..<max(rect.minY, rect.maxY))
            .filter { content.geometry.rectForRow(at: $0).overlaps(rect) }
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scroll(toRow: path, at: scrollPosition, animated: animated)
    }

    // MARK: What is in sight

    open var visibleCells: [UITableViewCell] {
        HeadlessAssertion.check(
            !content.isUpdating,
            "Attempted to access the table view's visibleCells while they were in the process of being updated"
        )
        return display.cells.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        HeadlessAssertion.check(
            !content.isUpdating,
            "Attempted to access the table view's visible rows while they were in the process of being updated"
        )
        return display.cells.keys.sorted()
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        display.cells[indexPath]
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        display.cells.first { $0.value === cell }?.key
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing || swiped != nil }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        endSwipe()
        self.editing = editing
        editingDidChange(animated: animated)
    }

    // MARK: Reuse

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier: identifier)
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCell(nib, identifier: identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(aClass, identifier: identifier)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(nib, identifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        checkRequest(of: identifier, at: indexPath)
        return dequeueRegisteredCell(identifier)
    }

    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }
}
