import Foundation

extension UICollectionView {
    func updateSectionIndexTitles() {
        indexTitles = dataSource?[.indexTitles]?.indexTitles(for: self) ?? []
        setNeedsLayout()
    }

    func layoutSectionIndex() {
        guard !indexTitles.isEmpty else {
            display.index?.removeFromSuperview()
            display.index = nil
            return
        }
        let view = display.index ?? SectionIndexView(frame: .zero)
        display.index = view
        if subviews.last !== view { addSubview(view) }
        view.layer.zPosition = ScrollIndicatorMetrics.height
        view.titles = indexTitles
        view.frame = sectionIndexFrame
    }

    /// Shows the item of a title that a finger has come to.
    func touchSectionIndex(at position: Int) {
        guard let view = display.index, indexTitles.indices.contains(position) else { return }
        view.isTracked = true
        let path = dataSource?[.indexPathForIndexTitle]?.collectionView(
            self, indexPathForIndexTitle: indexTitles[position], at: position)
        guard let path, layoutAttributesForItem(at: path) != nil else { return }
        scroll(toItem: path, at: .top, animated: false)
    }
}
