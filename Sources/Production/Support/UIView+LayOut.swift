import TabCache
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

    /// Whether the view is a list, or holds one.
    var holdsList: Bool { holds { $0.isList } }
}

extension UIView {
    /// Whether the view is a table or a collection, which makes its cells by itself.
    package var isList: Bool { self is UITableView || self is UICollectionView }

    /// Whether a list uses the view again for another place, and sets its properties as it likes.
    package var isReused: Bool {
        self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
    }
}
