import Foundation

extension UICollectionView: UpdatingList {
    static var vocabulary: ListVocabulary { .collection }

    func settledCounts() -> [Int] {
        updateCountsIfNeeded()
        return content.counts
    }

    func apply(_ update: ListUpdate) {
        content.counts = update.newCounts
        content.needsReload = false
        display.movement = nil
        moveViews(by: update)
        moveScrollers(by: update)
        prefetching.forget()
        prepareLayout(for: update.changes)
        takeProposedOffset()
        setNeedsLayout()
    }

    func updateDidStart() {
        display.departing = [:]
        display.arriving = []
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    private func prepareLayout(for changes: ListUpdates) {
        if changes.isEmpty {
            collectionViewLayout.invalidateLayout()
        } else {
            let context = collectionViewLayout.makeInvalidationContext()
            collectionViewLayout.invalidateLayout(with: context)
        }
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
    }

    /// The layout and the delegate decide where the content stands afterwards.
    func takeProposedOffset() {
        let byLayout = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target =
            delegate?[.targetContentOffset]?.collectionView(
                self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
        guard target != contentOffset else { return }
        moveContent(to: target)
    }

    private func moveViews(by update: ListUpdate) {
        let old = display.views
        let departs = animatesUpdates
        display.departing = departs ? departingAttributes(of: update) : [:]
        display.arriving = departs ? arrivals(of: update) : []
        display.views = [:]
        for (key, view) in old.sorted(by: { $0.key.path < $1.key.path }) {
            if let path = newPath(of: key, after: update) {
                display.views[ElementKey(category: key.category, kind: key.kind, path: path)] = view
            } else if departs, key.category == .cell {
                takeOut(view, key: key)
            } else {
                recycle(view, key: key)
            }
        }
    }

    private func moveScrollers(by update: ListUpdate) {
        let gone = display.scrollers.filter { update.sections[$0.key] == nil }
        gone.values.forEach { $0.removeFromSuperview() }
        display.scrollers = update.moved(display.scrollers)
    }

    private func newPath(of key: ElementKey, after update: ListUpdate) -> IndexPath? {
        guard !update.changes.reloadedSections.contains(key.path.section) else { return nil }
        if key.category == .cell { return update.reloads(key.path) ? nil : update.items[key.path] }
        guard key.path.count > 1 else { return key.path }
        return update.sections[key.path.section].map { IndexPath(item: key.path.item, section: $0) }
    }

    // MARK: Coming and going

    private func departingAttributes(of update: ListUpdate) -> [IndexPath: UICollectionViewLayoutAttributes] {
        var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        for path in indexPathsForVisibleItems where update.items[path] == nil || update.reloads(path) {
            places[path] = collectionViewLayout.layoutAttributesForItem(at: path)
        }
        return places
    }

    private func arrivals(of update: ListUpdate) -> Set<IndexPath> {
        var arrivals = update.changes.insertedItems.union(update.reloadedPaths.map(\.new))
        for section in update.changes.insertedSections {
            arrivals.formUnion((0..<update.newCounts[section]).map { IndexPath(item: $0, section: section) })
        }
        return arrivals
    }

    /// Lets a cell go out as its layout wants it.
    private func takeOut(_ view: UICollectionReusableView, key: ElementKey) {
        let departure = Departure { [weak self] in
            guard let self,
                let end = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: key.path)
            else { return }
            place(view, end)
        } recycle: { [weak self] in
            self?.recycle(view, key: key)
        }
        updates.departures.append(departure)
    }

    /// Lets a cell come in as its layout wants it; called among the changes of the animation.
    func bringIn(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell,
            display.arriving.contains(attributes.indexPath),
            let start = collectionViewLayout.initialLayoutAttributesForAppearingItem(
                at: attributes.indexPath)
        else { return }
        UIView.performWithoutAnimation { place(view, start) }
        place(view, attributes)
    }
}
