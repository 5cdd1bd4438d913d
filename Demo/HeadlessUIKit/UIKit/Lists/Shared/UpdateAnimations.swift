import Foundation

/// How the rows of an update come and go. A whole section stands under a path of one index.
struct UpdateAnimations {
    private var incoming: [IndexPath: UITableView.RowAnimation] = [:]
    private var outgoing: [IndexPath: UITableView.RowAnimation] = [:]

    mutating func bringIn(_ paths: some Sequence<IndexPath>, with animation: UITableView.RowAnimation) {
        for path in paths { incoming[path] = animation }
    }

    mutating func takeOut(_ paths: some Sequence<IndexPath>, with animation: UITableView.RowAnimation) {
        for path in paths { outgoing[path] = animation }
    }

    func incoming(_ path: IndexPath) -> UITableView.RowAnimation? {
        incoming[path] ?? incoming[IndexPath(index: path[0])]
    }

    func outgoing(_ path: IndexPath) -> UITableView.RowAnimation? {
        outgoing[path] ?? outgoing[IndexPath(index: path[0])]
    }
}

extension ListUpdates {
    mutating func insert(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
        insertedItems.formUnion(paths)
        animations.bringIn(paths, with: animation)
    }

    mutating func delete(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
        deletedItems.formUnion(paths)
        animations.takeOut(paths, with: animation)
    }

    mutating func reload(_ paths: [IndexPath], with animation: UITableView.RowAnimation) {
        reloadedItems.formUnion(paths)
        animations.takeOut(paths, with: animation)
    }

    mutating func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        insertedSections.formUnion(sections)
        animations.bringIn(sections.map { IndexPath(index: $0) }, with: animation)
    }

    mutating func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        deletedSections.formUnion(sections)
        animations.takeOut(sections.map { IndexPath(index: $0) }, with: animation)
    }

    mutating func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        reloadedSections.formUnion(sections)
        animations.takeOut(sections.map { IndexPath(index: $0) }, with: animation)
    }

    /// Lets everything come and go in the same way.
    mutating func animate(with animation: UITableView.RowAnimation) {
        animations.bringIn(insertedItems, with: animation)
        animations.bringIn(insertedSections.map { IndexPath(index: $0) }, with: animation)
        animations.takeOut(deletedItems.union(reloadedItems), with: animation)
        animations.takeOut(
            deletedSections.union(reloadedSections).map { IndexPath(index: $0) }, with: animation)
    }
}
