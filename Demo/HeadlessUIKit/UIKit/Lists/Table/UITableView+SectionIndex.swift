import Foundation

extension UITableView {
    func updateSectionIndexTitles() {
        indexTitles = dataSource?[.indexTitles]?.sectionIndexTitles(for: self) ?? []
        setNeedsLayout()
    }

    /// How much of the width of rows the index takes.
    var sectionIndexBreadth: CGFloat { showsSectionIndex ? SectionIndexView.breadth : 0 }

    private var showsSectionIndex: Bool {
        !indexTitles.isEmpty && content.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    }

    func layoutSectionIndex() {
        guard showsSectionIndex else {
            display.index?.removeFromSuperview()
            display.index = nil
            return
        }
        let view = display.index ?? SectionIndexView(frame: .zero)
        display.index = view
        if subviews.last !== view { addSubview(view) }
        view.look = SectionIndexView.Look(
            color: sectionIndexColor, background: sectionIndexBackgroundColor,
            trackingBackground: sectionIndexTrackingBackgroundColor)
        view.titles = indexTitles
        view.frame = sectionIndexFrame
    }

    /// Shows the section of a title that a finger has come to.
    func touchSectionIndex(at position: Int) {
        guard let view = display.index, indexTitles.indices.contains(position) else { return }
        view.isTracked = true
        let title = indexTitles[position]
        let section =
            dataSource?[.sectionForIndexTitle]?.tableView(
                self, sectionForSectionIndexTitle: title, at: position) ?? position
        guard content.counts.indices.contains(section) else { return }
        let top = content.geometry.rect(forSection: section).minY - adjustedContentInset.top
        setContentOffset(
            restingOffset(nearest: CGPoint(x: contentOffset.x, y: top)), animated: false)
    }
}
