import Foundation

extension UICollectionViewCompositionalLayout {
    /// How far pinned views stand above the others.
    private static let pinnedIndex = 10

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let sections = compositional.sections.indices.flatMap { attributes(ofSection: $0, in: rect) }
        let globals = compositional.globals
            .map { placed($0, within: 0...axis.length(compositional.contentSize)) }
            .filter { $0.frame.overlaps(rect) }
        return listBackground + sections + globals
    }

    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let global = compositional.globals.first(where: { $0.attributes.key == key }) {
            return placed(global, within: 0...axis.length(compositional.contentSize))
        }
        guard key.path.count > 1, compositional.sections.indices.contains(key.path.section) else {
            return nil
        }
        let section = compositional.sections[key.path.section]
        if let boundary = section.boundaries.first(where: { $0.attributes.key == key }) {
            return placed(boundary, within: section.extent)
        }
        return (section.attributes + section.decorations).first { $0.key == key }.map(scrolled)
    }

    private func attributes(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let section = compositional.sections[index]
        let shift = scrollShift(ofSection: index)
        let window = rect.offsetBy(dx: -shift.x, dy: -shift.y)
        let outer =
            section.decorations.filter { $0.frame.overlaps(rect) }.map(duplicate)
            + section.boundaries.map { placed($0, within: section.extent) }.filter { $0.frame.overlaps(rect) }
        let inner = section.attributes.filter { $0.frame.overlaps(window) }.map(duplicate)
        if let handler = section.definition.visibleItemsInvalidationHandler, let view = collectionView {
            let offset = section.scroller.map { _ in scrollOffset(ofSection: index) } ?? view.contentOffset
            handler((inner + outer).map(LayoutVisibleItem.init), offset, handlerEnvironment(of: view))
        }
        inner.forEach { move($0, by: shift) }
        return outer + inner
    }

    private func handlerEnvironment(of view: UICollectionView) -> LayoutEnvironment {
        LayoutEnvironment(
            container: LayoutContainer(size: view.bounds.size, insets: .zero),
            traitCollection: view.traitCollection)
    }

    private func duplicate(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
        attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    }

    private func move(_ attributes: UICollectionViewLayoutAttributes, by offset: CGPoint) {
        guard offset != .zero else { return }
        attributes.center = CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y)
    }

    /// A copy that stands where its section has scrolled it.
    private func scrolled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
        let copy = duplicate(attributes)
        guard let index = attributes.extras.scrollingSection else { return copy }
        move(copy, by: scrollShift(ofSection: index))
        return copy
    }

    /// From the content of a section's scroller to the content of the collection view.
    private func scrollShift(ofSection index: Int) -> CGPoint {
        guard let scroller = compositional.sections[index].scroller else { return .zero }
        let offset = scrollOffset(ofSection: index)
        return CGPoint(x: scroller.frame.minX - offset.x, y: scroller.frame.minY - offset.y)
    }

    private func scrollOffset(ofSection index: Int) -> CGPoint {
        collectionView?.display.scrollers[index]?.contentOffset ?? .zero
    }

    // MARK: Pinning

    private func placed(
        _ boundary: CompositionalContent.Boundary, within extent: ClosedRange<CGFloat>
    ) -> UICollectionViewLayoutAttributes {
        let copy = duplicate(boundary.attributes)
        guard boundary.isPinned, let view = collectionView else { return copy }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let length = axis.length(copy.size)
        let start = axis.start(copy.frame)
        let pinned =
            boundary.isAtEnd
            ? min(start, max(axis.end(visible) - length, extent.lowerBound))
            : max(start, min(axis.start(visible), extent.upperBound - length))
        copy.zIndex += Self.pinnedIndex
        let move = axis.point(pinned - start, 0)
        copy.center = CGPoint(x: copy.center.x + move.x, y: copy.center.y + move.y)
        return copy
    }
}
