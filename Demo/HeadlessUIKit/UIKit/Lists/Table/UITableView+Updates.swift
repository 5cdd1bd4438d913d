import Foundation

extension UITableView: UpdatingList {
    static var vocabulary: ListVocabulary { .table }

    func settledCounts() -> [Int] {
        updateContentIfNeeded()
        return content.counts
    }

    func apply(_ update: ListUpdate) {
        content.counts = update.newCounts
        content.needsReload = false
        moveCells(by: update)
        moveHeadersAndFooters(by: update)
        arrivals = animatesUpdates ? update.arrivals : nil
        if let path = swiped?.path { swiped?.path = update.items[path] }
        prefetching.forget()
        rebuildGeometry()
        setNeedsLayout()
    }

    func updateDidStart() {
        arrivals = nil
    }

    private func moveCells(by update: ListUpdate) {
        let old = display.cells
        display.cells = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            if let new = update.items[path], !update.reloads(path) {
                display.cells[new] = cell
            } else {
                takeOut(cell, at: path, of: update.changes) { [weak self] in self?.recycle(cell, at: path) }
            }
        }
    }

    private func moveHeadersAndFooters(by update: ListUpdate) {
        for section in Set(display.headers.keys).union(display.footers.keys)
        where update.sections[section] == nil || update.changes.reloadedSections.contains(section) {
            takeOutSupplement(.header, inSection: section, of: update.changes)
            takeOutSupplement(.footer, inSection: section, of: update.changes)
        }
        display.headers = update.moved(display.headers)
        display.footers = update.moved(display.footers)
    }

    private func takeOutSupplement(_ role: Supplement, inSection index: Int, of changes: ListUpdates) {
        guard let view = removeSupplement(role, inSection: index) else { return }
        takeOut(view, at: IndexPath(index: index), of: changes) { [weak self] in
            self?.recycle(view, as: role, ofSection: index)
        }
    }
}

extension ListUpdate {
    /// How what comes in does so, by the new paths; what is reloaded comes as it goes.
    fileprivate var arrivals: UpdateAnimations {
        var arrivals = changes.animations
        for (old, new) in reloadedPaths {
            guard let animation = changes.animations.outgoing(old) else { continue }
            arrivals.bringIn([new], with: animation)
        }
        for (old, new) in sections where changes.reloadedSections.contains(old) {
            guard let animation = changes.animations.outgoing(IndexPath(index: old)) else { continue }
            arrivals.bringIn([IndexPath(index: new)], with: animation)
        }
        return arrivals
    }
}
