import Foundation

extension UICollectionView {
    /// How often measured cells may move the layout within one pass.
    private static let measuringLimit = 10

    func layoutContent() {
        guard updates.depth == 0 else { return }
        for report in display.endings.take() { report() }
        HeadlessListAlerts.note(self, hasContent: false)
        prepareLayoutIfNeeded()
        backgroundView?.frame = bounds
        guard !bounds.isEmpty else { return }
        checkDequeuedViews()
        for _ in 0..<Self.measuringLimit {
            updateScrollers()
            let attributes = elementsInSight()
            recycle(allBut: Set(attributes.map(\.key)))
            let hasMoved = attributes.reduce(false) { show($1) || $0 }
            guard hasMoved else { break }
            prepareLayoutIfNeeded()
        }
        checkDequeuedViews()
        layoutSectionIndex()
        placeEdgeEffects()
        prefetch()
    }

    private func elementsInSight() -> [UICollectionViewLayoutAttributes] {
        let rect = layoutRect(for: bounds)
        return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { !$0.isHidden && $0.frame.overlaps(rect) }
    }

    /// Shows an element and says whether its size made the layout invalid.
    private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let view = display.views[attributes.key] {
            place(view, attributes)
            return measure(view, attributes)
        }
        var made: UICollectionReusableView?
        UIView.performWithoutAnimation { made = makeView(for: attributes) }
        guard let view = made else { return false }
        display.views[attributes.key] = view
        var hasMoved = false
        UIView.performWithoutAnimation {
            place(view, attributes)
            hasMoved = measure(view, attributes)
            insert(view, attributes)
        }
        bringIn(view, to: attributes)
        tellDelegate(willDisplay: view, attributes)
        return hasMoved
    }

    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard let scroller = scroller(of: attributes) else {
            return view.place(by: attributes, mirroredIn: mirroredWidth)
        }
        let offset = CGPoint(
            x: scroller.contentOffset.x - scroller.frame.minX,
            y: scroller.contentOffset.y - scroller.frame.minY)
        view.place(by: attributes, mirroredIn: nil, offset: offset)
    }

    private func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let scroller = scroller(of: attributes) {
            scroller.addSubview(view)
        } else if attributes.representedElementCategory == .decorationView, attributes.zIndex <= 0 {
            insertSubview(view, at: backmostCount)
        } else {
            insert(view, zIndex: attributes.zIndex)
        }
    }

    // Elements stand above the background and below whatever else was added; of those, higher ones above
    // lower ones. Nobody wrote down how they stand among views of others.
    private func insert(_ view: UICollectionReusableView, zIndex: Int) {
        if HeadlessScreen.isUnkind, subviews.contains(where: isForeign) {
            let higher = subviews.firstIndex {
                ($0 as? UICollectionReusableView).map { shows($0) && !isElement($0, notAbove: zIndex) }
                    == true
            }
            return insertSubview(view, at: higher ?? subviews.count)
        }
        let lower = subviews.lastIndex {
            $0 === backgroundView
                || ($0 as? UICollectionReusableView).map { isElement($0, notAbove: zIndex) } == true
        }
        insertSubview(view, at: lower.map { $0 + 1 } ?? backmostCount)
    }

    private func isElement(_ view: UICollectionReusableView, notAbove zIndex: Int) -> Bool {
        view.layer.zPosition <= CGFloat(zIndex) && shows(view)
    }

    private func shows(_ view: UICollectionReusableView) -> Bool {
        display.views.values.contains { $0 === view }
    }

    /// Whether a view is neither of the list nor of what UIKit lays around its elements.
    private func isForeign(_ view: UIView) -> Bool {
        !(view is UICollectionReusableView || view is OrthogonalScrollView) && view !== backgroundView
    }

    private func measure(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        // The view may change what it is given; the layout compares it with its own.
        guard collectionViewLayout.measures(attributes),
            let own = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        let preferred = withOwnTraits(view) {
            view.updateConstraintsIfNeeded()
            return view.preferredLayoutAttributesFitting(own)
        }
        let layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        layout.invalidateLayout(with: context)
        return true
    }

    private func makeView(
        for attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let path = attributes.indexPath
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell:
            let cell = dataSource?.collectionView(self, cellForItemAt: path)
            didReturn(cell)
            cell?.isHighlighted = false
            cell?.isSelected = selectedPaths.contains(path)
            return cell
        case .supplementaryView:
            let view = dataSource?[.viewForSupplementary]?.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: path)
            didReturn(view)
            return view
        case .decorationView:
            return collectionViewLayout.decorations.made(kind)
        }
    }

    private func tellDelegate(
        willDisplay view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) {
        if let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell {
            delegate?[.willDisplay]?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        } else if attributes.representedElementCategory == .supplementaryView {
            delegate?[.willDisplaySupplementary]?.collectionView(
                self, willDisplaySupplementaryView: view,
                forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
        }
    }

    // MARK: Going out of sight

    private func recycle(allBut keys: Set<ElementKey>) {
        let gone = display.views.keys.filter { !keys.contains($0) }
        gone.sorted { $0.path < $1.path }.forEach(recycleView)
    }

    func recycleEverything() {
        finishDepartures()
        recycle(allBut: [])
    }

    func recycleView(for key: ElementKey) {
        guard let view = display.views.removeValue(forKey: key) else { return }
        recycle(view, key: key)
    }

    func recycle(_ view: UICollectionReusableView, key: ElementKey) {
        view.removeFromSuperview()
        let report = { [weak self] in
            guard let self else { return }
            if let cell = view as? UICollectionViewCell, key.category == .cell {
                delegate?[.didEndDisplaying]?.collectionView(
                    self, didEndDisplaying: cell, forItemAt: key.path)
            } else if key.category == .supplementaryView {
                delegate?[.didEndDisplayingSupplementary]?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
                    at: key.path)
            }
        }
        if !display.endings.keep(report) { report() }
        display.reusableViews.enqueue(view, identifier: view.queueIdentifier)
    }

    func reconfigureVisibleItems(at paths: [IndexPath]) {
        for path in paths {
            let key = ElementKey(category: .cell, kind: nil, path: path)
            guard let old = display.views.removeValue(forKey: key) else { continue }
            display.reconfigured = old
            let new = dataSource?.collectionView(self, cellForItemAt: path)
            didReturn(new)
            display.reconfigured = nil
            guard let cell = new else { continue }
            display.views[key] = cell
            guard cell !== old else { continue }
            let parent = old.superview ?? self
            parent.insertSubview(cell, belowSubview: old)
            recycle(old, key: key)
        }
        setNeedsLayout()
    }

    func backgroundViewDidChange(from old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Places

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let rect = layoutRect(for: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        let corner = CGPoint(x: mirroredWidth == nil ? rect.minX : rect.maxX, y: rect.minY)
        return collectionViewLayout.layoutAttributesForElements(in: rect)?
            .first { $0.representedElementCategory == .cell && $0.frame.contains(corner) }?.indexPath
    }

    func scroll(toItem path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let attributes = layoutAttributesForItem(at: path) else {
            return HeadlessException.raise(
                """
                attempt to scroll to invalid index path: \
                {length = 2, path = \(path.section) - \(path.item)}
                """)
        }
        scrollWithinSection(to: attributes, at: position, animated: animated)
        let target = offset(bringing: layoutRect(for: attributes.frame), to: position)
        let resting = restingOffset(nearest: target)
        guard resting != contentOffset else { return }
        setContentOffset(resting, animated: animated)
    }

}

extension UIScrollView {
    /// The offset that brings a rectangle to a place.
    func offset(bringing rect: CGRect, to position: UICollectionView.ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        var target = offset(revealing: rect)
        if position.contains(.top) {
            target.y = rect.minY - inset.top
        } else if position.contains(.bottom) {
            target.y = rect.maxY + inset.bottom - bounds.height
        } else if position.contains(.centeredVertically) {
            target.y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
        }
        if position.contains(.left) {
            target.x = rect.minX - inset.left
        } else if position.contains(.right) {
            target.x = rect.maxX + inset.right - bounds.width
        } else if position.contains(.centeredHorizontally) {
            target.x = rect.midX - (bounds.width + inset.left - inset.right) / 2
        }
        return target
    }
}
