import Foundation

/// What the diffable data sources of both kinds of list have in common: the snapshot on show, and how the list
/// comes from one to the next.
@MainActor final class DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    private weak var list: (any SnapshotList)?

    init(list: any SnapshotList) {
        self.list = list
    }

    /// Brings the list to a snapshot; rows of a table come and go in the given way.
    func apply(
        _ snapshot: Snapshot, animated: Bool, with animation: UITableView.RowAnimation = .automatic,
        completion: (() -> Void)?
    ) {
        var difference = SnapshotDifference(from: current, to: snapshot)
        guard let list, !difference.isEmpty else {
            current = snapshot.settled
            completion?()
            return
        }
        difference.updates.animate(with: animation)
        let change = { [self, difference] in
            list.perform(difference.updates) {
                current = snapshot.settled
            } completion: {
                completion?()
            }
            if !difference.reconfigured.isEmpty { list.reconfigure(difference.reconfigured) }
        }
        animated && list.window != nil ? change() : UIView.performWithoutAnimation(change)
    }

    func reload(with snapshot: Snapshot, completion: (() -> Void)?) {
        current = snapshot.settled
        list?.reloadData()
        completion?()
    }

    /// Takes over what a finger has done to the list, which shows it already.
    func follow(_ snapshot: Snapshot) {
        current = snapshot.settled
    }

    // MARK: Identifiers and paths

    var counts: [Int] { current.sections.map(\.items.count) }

    func section(at index: Int) -> Section? {
        current.sections.indices.contains(index) ? current.sections[index].identifier : nil
    }

    /// The snapshot after an item has moved to the place of another.
    func snapshot(moving source: IndexPath, to destination: IndexPath) -> Snapshot? {
        guard let item = current.item(at: source), let section = section(at: destination.section) else {
            return nil
        }
        var moved = current
        moved.takeOut([item])
        let items = moved.itemIdentifiers(inSection: section)
        if items.indices.contains(destination.item) {
            moved.insertItems([item], beforeItem: items[destination.item])
        } else {
            moved.appendItems([item], toSection: section)
        }
        return moved
    }
}

/// A list that can be brought from one snapshot to the next.
@MainActor protocol SnapshotList: UpdatingList {
    func reconfigure(_ paths: [IndexPath])
    func reloadData()
}

extension SnapshotList {
    /// Makes the changes of a difference; `commit` makes those of the data in between.
    fileprivate func perform(_ changes: ListUpdates, commit: () -> Void, completion: @escaping () -> Void) {
        beginCollectingUpdates()
        commit()
        update { $0 = changes }
        commitUpdates { _ in completion() }
    }
}

extension UITableView: SnapshotList {
    func reconfigure(_ paths: [IndexPath]) {
        reconfigureRows(at: paths)
    }
}

extension UICollectionView: SnapshotList {
    func reconfigure(_ paths: [IndexPath]) {
        reconfigureItems(at: paths)
    }
}
