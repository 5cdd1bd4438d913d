import TabAnimated
import UIKit

/// A list whose app may insert, delete, move and reload cells and sections, whatever the list calls them.
@MainActor
protocol BatchList: UIScrollView {
    /// The app behind the list, as data source and as delegate.
    var app: Sections? { get set }
    var appDelegate: Sections? { get set }
    var ends: [AnyObject?] { get }
    /// Puts an object around the delegate, which may be one of ours; returns it, or `nil` without a delegate.
    func wrapDelegate() -> DelegateWrapper?
    var cellPaths: [IndexPath] { get }
    var selectedPaths: [IndexPath] { get }
    var isEditingCells: Bool { get }

    func reloadData()
    func cell(at path: IndexPath) -> UIView?
    func setEditingCells(_ isEditing: Bool)
    func insertCell(at path: IndexPath)
    func deleteCell(at path: IndexPath)
    func insertSection(_ section: Int)
    func deleteSection(_ section: Int)
    func moveSection(_ section: Int, toSection newSection: Int)
    func reload(section: Int)
    func moveCell(from path: IndexPath, to newPath: IndexPath)
    func reloadCell(at path: IndexPath)
    func inBatch(_ updates: () -> Void)
    func startTabAnimation(atCell cell: Int)
    func endTabAnimation(atCell cell: Int, isReloaded: Bool)
    func startTabAnimation(atSection section: Int)
    func endTabAnimation(atSection section: Int, isReloaded: Bool, _ transition: SkeletonTransition)
    func endTabAnimation(byReloading transition: SkeletonTransition)
    func sectionsWillChange(inserting: IndexSet, deleting: IndexSet, moving: [Int: Int])
}

extension BatchList {
    func sectionsWillChange(inserting inserted: IndexSet = [], deleting deleted: IndexSet = []) {
        sectionsWillChange(inserting: inserted, deleting: deleted, moving: [:])
    }
}

extension UITableView: BatchList {
    var app: Sections? {
        get { dataSource as? Sections }
        set { dataSource = newValue }
    }

    var appDelegate: Sections? {
        get { delegate as? Sections }
        set { delegate = newValue }
    }

    var ends: [AnyObject?] {
        [dataSource, (self as? any WrappingList).map(\.wrappedDelegate) ?? delegate]
    }

    func wrapDelegate() -> DelegateWrapper? {
        guard let delegate else { return nil }
        let wrapper = DelegateWrapper(of: delegate)
        self.delegate = wrapper
        return wrapper
    }

    var cellPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

    var isEditingCells: Bool { isEditing }

    func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func setEditingCells(_ isEditing: Bool) { setEditing(isEditing, animated: false) }

    func insertCell(at path: IndexPath) { insertRows(at: [path], with: .none) }

    func deleteCell(at path: IndexPath) { deleteRows(at: [path], with: .none) }

    func insertSection(_ section: Int) { insertSections([section], with: .none) }

    func deleteSection(_ section: Int) { deleteSections([section], with: .none) }

    func reload(section: Int) { reloadSections([section], with: .none) }

    func moveCell(from path: IndexPath, to newPath: IndexPath) { moveRow(at: path, to: newPath) }

    func reloadCell(at path: IndexPath) { reloadRows(at: [path], with: .none) }

    func inBatch(_ updates: () -> Void) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0) }
    }

    func startTabAnimation(atCell cell: Int) { startTabAnimation(row: cell) }

    func endTabAnimation(atCell cell: Int, isReloaded: Bool) {
        endTabAnimation(row: cell, reloading: isReloaded)
    }

    func startTabAnimation(atSection section: Int) { startTabAnimation(inSection: section) }

    func endTabAnimation(atSection section: Int, isReloaded: Bool, _ transition: SkeletonTransition) {
        endTabAnimation(inSection: section, reloading: isReloaded, transition: transition)
    }

    func endTabAnimation(byReloading transition: SkeletonTransition) {
        endTabAnimation(reloading: true, transition: transition)
    }

    func sectionsWillChange(
        inserting inserted: IndexSet, deleting deleted: IndexSet, moving moved: [Int: Int]
    ) {
        tabAnimationSectionsWillChange(inserting: inserted, deleting: deleted, moving: moved)
    }
}

extension UICollectionView: BatchList {
    var app: Sections? {
        get { dataSource as? Sections }
        set { dataSource = newValue }
    }

    var appDelegate: Sections? {
        get { delegate as? Sections }
        set { delegate = newValue }
    }

    var ends: [AnyObject?] {
        [dataSource, (self as? any WrappingList).map(\.wrappedDelegate) ?? delegate]
    }

    func wrapDelegate() -> DelegateWrapper? {
        guard let delegate else { return nil }
        let wrapper = DelegateWrapper(of: delegate)
        self.delegate = wrapper
        return wrapper
    }

    var cellPaths: [IndexPath] { indexPathsForVisibleItems }

    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

    var isEditingCells: Bool { isEditing }

    func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func setEditingCells(_ isEditing: Bool) { self.isEditing = isEditing }

    func insertCell(at path: IndexPath) { insertItems(at: [path]) }

    func deleteCell(at path: IndexPath) { deleteItems(at: [path]) }

    func insertSection(_ section: Int) { insertSections([section]) }

    func deleteSection(_ section: Int) { deleteSections([section]) }

    func reload(section: Int) { reloadSections([section]) }

    func moveCell(from path: IndexPath, to newPath: IndexPath) { moveItem(at: path, to: newPath) }

    func reloadCell(at path: IndexPath) { reloadItems(at: [path]) }

    func inBatch(_ updates: () -> Void) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0) }
    }

    func startTabAnimation(atCell cell: Int) { startTabAnimation(item: cell) }

    func endTabAnimation(atCell cell: Int, isReloaded: Bool) {
        endTabAnimation(item: cell, reloading: isReloaded)
    }

    func startTabAnimation(atSection section: Int) { startTabAnimation(inSection: section) }

    func endTabAnimation(atSection section: Int, isReloaded: Bool, _ transition: SkeletonTransition) {
        endTabAnimation(inSection: section, reloading: isReloaded, transition: transition)
    }

    func endTabAnimation(byReloading transition: SkeletonTransition) {
        endTabAnimation(reloading: true, transition: transition)
    }

    func sectionsWillChange(
        inserting inserted: IndexSet, deleting deleted: IndexSet, moving moved: [Int: Int]
    ) {
        tabAnimationSectionsWillChange(inserting: inserted, deleting: deleted, moving: moved)
    }
}
