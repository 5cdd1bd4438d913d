import Foundation

extension UICollectionView {
    /// Shows the sections in sight that scroll for themselves, each in a view of its own.
    func updateScrollers() {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        let sections = layout?.compositional.sections ?? []
        for index in display.scrollers.keys
        where !sections.indices.contains(index) || sections[index].scroller == nil {
            display.scrollers.removeValue(forKey: index)?.removeFromSuperview()
        }
        guard let layout else { return }
        for (index, section) in sections.enumerated() {
            guard let scroller = section.scroller else { continue }
            guard scroller.frame.overlaps(bounds) else {
                display.scrollers[index]?.removeFromSuperview()
                continue
            }
            let view = display.scrollers[index] ?? OrthogonalScrollView(frame: scroller.frame)
            display.scrollers[index] = view
            if view.superview !== self { insertSubview(view, at: backgroundView?.superview === self ? 1 : 0) }
            view.show(scroller, of: section.definition, layout.axis)
        }
    }

    func removeScrollers() {
        display.scrollers.values.forEach { $0.removeFromSuperview() }
        display.scrollers = [:]
    }

    /// The view that has an element inside, if its section scrolls for itself.
    func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScrollView? {
        attributes.extras.scrollingSection.flatMap { display.scrollers[$0] }
    }

    /// Brings an item of a section that scrolls for itself into the section's sight.
    func scrollWithinSection(
        to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool
    ) {
        guard let section = attributes.extras.scrollingSection else { return }
        updateScrollers()
        guard let view = display.scrollers[section] else { return }
        let frame = attributes.frame.offsetBy(
            dx: view.contentOffset.x - view.frame.minX, dy: view.contentOffset.y - view.frame.minY)
        let target = view.restingOffset(nearest: view.offset(bringing: frame, to: position))
        guard target != view.contentOffset else { return }
        view.setContentOffset(target, animated: animated)
    }
}
