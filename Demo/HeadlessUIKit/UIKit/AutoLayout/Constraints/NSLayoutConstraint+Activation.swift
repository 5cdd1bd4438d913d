import Foundation

extension NSLayoutConstraint {
    /// Installs the constraint on the closest view that has both items in it.
    func activate() {
        guard holder == nil else { return }
        guard let ancestor = closestCommonAncestor else {
            let anchors = [first, second].compactMap { $0?.description }.joined(separator: " and ")
            return HeadlessException.raise(
                "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal.")
        }
        install(on: ancestor)
    }

    func deactivate() {
        guard let view = holder else { return }
        if let index = view.viewState.constraints.lastIndex(where: { $0 === self }) {
            view.viewState.constraints.remove(at: index)
        }
        view.layoutEngine?.withdraw(self)
        for item in views where item !== view { item.autoLayout.references.removeAll { $0 === self } }
        let crossed = viewsCrossed(below: view)
        holder = nil
        for inner in crossed { inner.removeCrossing() }
    }

    func install(on view: UIView) {
        guard holder == nil else { return }
        holder = view
        view.viewState.constraints.append(self)
        for item in views where item !== view { item.autoLayout.references.append(self) }
        for inner in viewsCrossed(below: view) { inner.addCrossing() }
        view.joinAutoLayout()
        for item in views { item.joinAutoLayout() }
        view.layoutScope.ownLayoutEngine().enqueue(self)
    }

    /// Whether both items are the view or in it.
    func fits(in view: UIView) -> Bool {
        views.allSatisfy { $0.isDescendant(of: view) }
    }

    /// The views of the items: themselves, or the owners of the guides.
    var views: [UIView] {
        let both = first.views + (second?.views ?? [])
        var distinct: [UIView] = []
        for view in both where !distinct.contains(where: { $0 === view }) { distinct.append(view) }
        return distinct
    }

    private var closestCommonAncestor: UIView? {
        let views = self.views
        guard var ancestor = views.first, first.hasView, second?.hasView ?? true else { return nil }
        while !views.allSatisfy({ $0.isDescendant(of: ancestor) }) {
            guard let next = ancestor.superview else { return nil }
            ancestor = next
        }
        return ancestor
    }

    /// The views between the holder and the items, whose insides the constraint reaches into.
    private func viewsCrossed(below holder: UIView) -> [UIView] {
        var crossed: [UIView] = []
        for quantity in [first, second].compactMap({ $0 }) {
            for item in quantity.items {
                var view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
                if item === holder { view = nil }
                while let current = view, current !== holder {
                    crossed.append(current)
                    view = current.superview
                }
            }
        }
        return crossed
    }
}
