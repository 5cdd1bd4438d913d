import Foundation

extension NSLayoutConstraint {
    /// Installs the constraint on the closest view that has both items in it.
    func activate() {
        guard holder == nil else { return }
        let views = self.views
        guard let ancestor = closestCommonAncestor(of: views) else {
            let anchors = [first, second].compactMap { $0?.description }.joined(separator: " and ")
            return HeadlessException.raise(
                "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal.")
        }
        install(on: ancestor, relating: views)
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

    /// Installs the constraint on a view that has both items in it.
    func install(on view: UIView) {
        guard holder == nil else { return }
        install(on: view, relating: views)
    }

    private func install(on view: UIView, relating views: [UIView]) {
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

    /// The views of the items, each once: themselves, or the owners of the guides.
    var views: [UIView] {
        var views = first.views
        for view in second?.views ?? [] where !views.contains(where: { $0 === view }) { views.append(view) }
        return views
    }

    private func closestCommonAncestor(of views: [UIView]) -> UIView? {
        guard var ancestor = views.first, first.hasView, second?.hasView ?? true else { return nil }
        while !views.allSatisfy({ $0.isDescendant(of: ancestor) }) {
            guard let next = ancestor.superview else { return nil }
            ancestor = next
        }
        return ancestor
    }

    /// The views between the holder and the items, whose insides the constraint reaches into.
    private func viewsCrossed(below holder: UIView) -> [UIView] {
        first.viewsAround(below: holder) + (second?.viewsAround(below: holder) ?? [])
    }
}
