package import UIKit

extension UIView {
    /// Lays the view out, and what is in it. Outside a window this waits where a table or a collection would be laid out: UIKit
    /// complains of it, and they would make their cells for the traits of no window.
    package func layOutNow() {
        if !awaitsWindow { layoutIfNeeded() }
    }

    /// Whether the layout of the view waits for a window.
    package var awaitsWindow: Bool { window == nil && startOfLayout.holdsList }

    /// The view with which a layout of this one begins: the highest in a row of views around it that need one.
    private var startOfLayout: UIView {
        var start = self
        while let next = start.superview, next.layer.needsLayout() { start = next }
        return start
    }

    private var holdsList: Bool {
        self is UITableView || self is UICollectionView || subviews.contains(where: \.holdsList)
    }
}
