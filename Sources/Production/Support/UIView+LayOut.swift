import TabCache
package import UIKit

extension UIView {
    /// Lays the view out, and what is in it, unless that has to wait.
    package func layOutNow() {
        if !layoutWaits { layoutIfNeeded() }
    }

    /// Whether the layout of the view waits for a window, or until a list that would be laid out has been told what its data source
    /// has by now: before, it would ask for cells that are gone.
    package var layoutWaits: Bool { awaitsWindow || startOfLayout.laysOutOldList(isAsked: false) }

    /// Whether the layout of the view waits for a window where a table or a collection would be laid out: UIKit complains of it,
    /// and they would make their cells for the traits of no window.
    package var awaitsWindow: Bool { window == nil && startOfLayout.holdsList }

    private func laysOutOldList(isAsked: Bool) -> Bool {
        let isAsked = isAsked || layer.needsLayout()
        return isAsked && isOldList || subviews.contains { $0.laysOutOldList(isAsked: isAsked) }
    }

    private var isOldList: Bool {
        switch self {
        case let table as UITableView: table.dataSource != nil && !table.isUpToDate
        case let collection as UICollectionView: collection.dataSource != nil && !collection.isUpToDate
        default: false
        }
    }

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
