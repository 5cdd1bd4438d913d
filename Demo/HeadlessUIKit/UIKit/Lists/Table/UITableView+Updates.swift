import Foundation

extension UITableView {
    /// The time inserted, deleted and moved rows take.
    static let updateDuration: TimeInterval = 0.3

    func beginCollectingUpdates() {
        if updates.depth == 0 {
            updateContentIfNeeded()
            updates.countsBefore = content.counts
            updates.pending = ListUpdates()
        }
        updates.depth += 1
    }

    func update(_ change: (inout ListUpdates) -> Void) {
        beginUpdates()
        change(&updates.pending)
        endUpdates()
    }

    func commitUpdates(completion: ((Bool) -> Void)?) {
        guard updates.depth > 0 else { return }
        updates.depth -= 1
        guard updates.depth == 0 else {
            completion?(true)
            return
        }
        let changes = updates.pending
        let old = updates.countsBefore
        let new = currentCounts()
        if let reason = changes.inconsistency(from: old, to: new, in: .table) {
            HeadlessException.raise(reason)
            return discardContent()
        }
        apply(changes, from: old, to: new)
        UIView.animate(
            withDuration: Self.updateDuration, animations: { self.layoutContent() },
            completion: { completion?($0) })
    }

    private func apply(_ changes: ListUpdates, from old: [Int], to new: [Int]) {
        let items = changes.itemMap(oldCounts: old, newCounts: new)
        let sections = changes.sectionMap(oldCount: old.count, newCount: new.count)
        content.counts = new
        content.needsReload = false
        selectedPaths = selectedPaths.compactMap { items[$0] }
        moveCells(by: items, changes: changes)
        moveHeadersAndFooters(by: sections, changes: changes)
        rebuildGeometry()
        setNeedsLayout()
    }

    private func moveCells(by map: [IndexPath: IndexPath], changes: ListUpdates) {
        let old = display.cells
        display.cells = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            let isReloaded =
                changes.reloadedItems.contains(path)
                || changes.reloadedSections.contains(path.section)
            if let new = map[path], !isReloaded {
                display.cells[new] = cell
            } else {
                recycle(cell, at: path)
            }
        }
    }

    private func moveHeadersAndFooters(by map: [Int: Int], changes: ListUpdates) {
        for section in Set(display.headers.keys).union(display.footers.keys)
        where map[section] == nil || changes.reloadedSections.contains(section) {
            recycleSupplement(.header, inSection: section)
            recycleSupplement(.footer, inSection: section)
        }
        let moved = { (views: [Int: UIView]) in
            Dictionary(views.compactMap { entry in map[entry.key].map { ($0, entry.value) } }) { first, _ in
                first
            }
        }
        display.headers = moved(display.headers)
        display.footers = moved(display.footers)
    }
}
