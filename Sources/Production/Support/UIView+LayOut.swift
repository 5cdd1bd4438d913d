package import UIKit

extension UIView {
    /// Lays the view out, and what is in it. Outside a window the layout of tables and collections waits: UIKit complains of it,
    /// and they would make their cells for the traits of no window. A view that holds one is laid out around it.
    package func layOutNow() {
        var holders: Set<ObjectIdentifier> = []
        guard window == nil, holdsList(notingIn: &holders) else { return layoutIfNeeded() }
        layOut(besides: holders)
    }

    /// Whether the layout of a list in the view waits for a window.
    package var awaitsWindow: Bool {
        var holders: Set<ObjectIdentifier> = []
        return window == nil && holdsList(notingIn: &holders)
    }

    private var isList: Bool { self is UITableView || self is UICollectionView }

    /// Whether the view is a list or holds one; notes it and all views inside that do.
    private func holdsList(notingIn holders: inout Set<ObjectIdentifier>) -> Bool {
        var holds = isList
        if !holds {
            for view in subviews where view.holdsList(notingIn: &holders) { holds = true }
        }
        if holds { holders.insert(ObjectIdentifier(self)) }
        return holds
    }

    private func layOut(besides holders: Set<ObjectIdentifier>) {
        guard holders.contains(ObjectIdentifier(self)) else { return layoutIfNeeded() }
        if !isList { subviews.forEach { $0.layOut(besides: holders) } }
    }
}
