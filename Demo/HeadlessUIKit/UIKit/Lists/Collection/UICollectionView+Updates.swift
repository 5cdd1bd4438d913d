import Foundation

extension UICollectionView {
    /// The time inserted, deleted and moved items take.
    static let updateDuration: TimeInterval = 0.3

    func beginCollectingUpdates() {
        if updates.depth == 0 {
            updateCountsIfNeeded()
            updates.countsBefore = content.counts
            updates.pending = ListUpdates()
        }
        updates.depth += 1
    }

    func update(_ change: (inout ListUpdates) -> Void) {
        beginCollectingUpdates()
        change(&updates.pending)
        commitUpdates(completion: nil)
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
        if let reason = changes.inconsistency(from: old, to: new, in: .collection) {
            HeadlessException.raise(reason)
            return discardContent()
        }
        apply(changes, from: old, to: new)
        UIView.animate(
            withDuration: Self.updateDuration, animations: { self.layoutContent() },
            completion: { completion?($0) })
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    private func apply(_ changes: ListUpdates, from old: [Int], to new: [Int]) {
        let items = changes.itemMap(oldCounts: old, newCounts: new)
        let sections = changes.sectionMap(oldCount: old.count, newCount: new.count)
        content.counts = new
        content.needsReload = false
        selectedPaths = selectedPaths.compactMap { items[$0] }
        moveViews(items: items, sections: sections, changes: changes)
        moveScrollers(by: sections)
        if changes.isEmpty {
            collectionViewLayout.invalidateLayout()
        } else {
            let context = collectionViewLayout.makeInvalidationContext()
            collectionViewLayout.invalidateLayout(with: context)
        }
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
        setNeedsLayout()
    }

    private func moveViews(items: [IndexPath: IndexPath], sections: [Int: Int], changes: ListUpdates) {
        let old = display.views
        display.views = [:]
        for (key, view) in old.sorted(by: { $0.key.path < $1.key.path }) {
            if let path = newPath(of: key, items: items, sections: sections, changes: changes) {
                display.views[ElementKey(category: key.category, kind: key.kind, path: path)] = view
            } else {
                recycle(view, key: key)
            }
        }
    }

    private func moveScrollers(by map: [Int: Int]) {
        let old = display.scrollers
        display.scrollers = [:]
        for (section, scroller) in old {
            if let new = map[section] {
                display.scrollers[new] = scroller
            } else {
                scroller.removeFromSuperview()
            }
        }
    }

    private func newPath(
        of key: ElementKey, items: [IndexPath: IndexPath], sections: [Int: Int], changes: ListUpdates
    ) -> IndexPath? {
        guard !changes.reloadedSections.contains(key.path.section) else { return nil }
        if key.category == .cell {
            return changes.reloadedItems.contains(key.path) ? nil : items[key.path]
        }
        guard key.path.count > 1 else { return key.path }
        return sections[key.path.section].map { IndexPath(item: key.path.item, section: $0) }
    }
}
