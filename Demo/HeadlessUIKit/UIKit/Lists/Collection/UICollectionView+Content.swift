import Foundation

extension UICollectionView {
    func setNeedsReload() {
        content.needsReload = true
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func discardContent() {
        display.endings.beginReload()
        recycleEverything()
        display.endings.endReload()
        selectedPaths = []
        display.movement = nil
        content.needsReload = true
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    func updateCountsIfNeeded() {
        guard content.needsReload else { return }
        content.needsReload = false
        recycleEverything()
        content.counts = currentCounts()
        prefetching.forget()
        updateSectionIndexTitles()
    }

    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = dataSource[.numberOfSections]?.numberOfSections(in: self) ?? 1
        HeadlessListQuestions.add(count)
        return (0..<count).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    // MARK: The layout

    func layoutDidChange(from old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        old.prepareForTransition(to: collectionViewLayout)
        old.collectionView = nil
        removeScrollers()
        collectionViewLayout.collectionView = self
        collectionViewLayout.prepareForTransition(from: old)
        let views = display.views.values
        views.forEach { $0.willTransition(from: old, to: collectionViewLayout) }
        collectionViewLayout.invalidateLayout()
        prepareLayoutIfNeeded()
        moveContent(to: restingOffset(nearest: contentOffset))
        takeProposedOffset()
        views.forEach { $0.didTransition(from: old, to: collectionViewLayout) }
        collectionViewLayout.finalizeLayoutTransition()
    }

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { content.needsReload = true }
        if context.contentOffsetAdjustment != .zero {
            let move = context.contentOffsetAdjustment
            moveContent(to: CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y))
        }
        if context.contentSizeAdjustment != .zero {
            let change = context.contentSizeAdjustment
            contentSize = CGSize(
                width: contentSize.width + change.width, height: contentSize.height + change.height)
        }
        setNeedsLayout()
    }

    /// Tells the layout of a change of size that is animated, and does it.
    func changeBounds(to newBounds: CGRect, _ change: () -> Void) {
        let old = super.bounds
        invalidateLayoutIfNeeded(forBounds: newBounds)
        guard newBounds.size != old.size, UIView.inheritedAnimationDuration > 0 else { return change() }
        change()
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forAnimatedBoundsChange: old)
        layoutContent()
        collectionViewLayout.finalizeAnimatedBoundsChange()
    }

    func invalidateLayoutIfNeeded(forBounds newBounds: CGRect) {
        guard newBounds != super.bounds,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
        collectionViewLayout.invalidateLayout(with: context)
    }

    func prepareLayoutIfNeeded() {
        updateCountsIfNeeded()
        guard collectionViewLayout.isInvalid || content.preparedSize != bounds.size else { return }
        collectionViewLayout.isInvalid = false
        content.preparedSize = bounds.size
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    // MARK: Right to left

    /// The width in which a layout made for the other direction is mirrored, or nil when it is not.
    var mirroredWidth: CGFloat? {
        guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
            effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
        else { return nil }
        return max(contentSize.width, bounds.width)
    }

    func layoutRect(for rect: CGRect) -> CGRect {
        guard let width = mirroredWidth else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
