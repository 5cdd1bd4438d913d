import UIKit

/// The part of a list that a cover fills: from where the visible area starts to where it ends.
struct ListViewport: Hashable {
    /// The visible area without the adjusted insets, in the coordinate space of the content.
    let visible: CGRect

    /// The area that the cover takes: all content below `visible` included, so that scrolling shows none of it.
    let covered: CGRect

    @MainActor
    init(of list: UIScrollView, below top: CGFloat = 0) {
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        let origin = CGPoint(x: visible.minX, y: max(visible.minY, top))
        self.visible = CGRect(
            x: origin.x, y: origin.y, width: max(0, visible.width), height: max(0, visible.maxY - origin.y))
        let end = CGPoint(
            x: max(self.visible.maxX, list.contentSize.width), y: max(list.bounds.maxY, list.contentSize.height))
        covered = CGRect(
            x: origin.x, y: origin.y, width: max(0, end.x - origin.x), height: max(0, end.y - origin.y))
    }
}
