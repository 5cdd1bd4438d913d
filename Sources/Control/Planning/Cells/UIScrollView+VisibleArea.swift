import UIKit

extension UIScrollView {
    /// Whether the list has a width, without which no cell can be measured.
    var isLaidOut: Bool { bounds.width > 0 }

    /// The area that bars and insets leave visible, in the coordinate space of the content.
    var visibleArea: CGRect { bounds.inset(by: adjustedContentInset) }

    /// The visible area at rest, without a pull beyond the edges.
    var settledArea: CGRect {
        let area = visibleArea
        let last = CGPoint(
            x: max(0, contentSize.width - area.width), y: max(0, contentSize.height - area.height))
        return CGRect(
            origin: CGPoint(x: min(max(0, area.minX), last.x), y: min(max(0, area.minY), last.y)),
            size: area.size)
    }
}
