import Foundation

/// A layout scope is a view whose own frame is settled from outside, with the views in it whose frames
/// are not: together they are laid out by one engine. It reaches down to the next views that keep a frame
/// of their own, such as cells, so that what it takes to lay them out grows no faster than their number.
extension UIView {
    var autoLayout: AutoLayoutState {
        if let state = viewState.autoLayout { return state }
        let state = AutoLayoutState()
        viewState.autoLayout = state
        return state
    }

    var isLayoutScope: Bool {
        guard superview != nil else { return true }
        return translatesAutoresizingMaskIntoConstraints && (viewState.autoLayout?.crossings ?? 0) == 0
    }

    var layoutScope: UIView {
        var view = self
        while !view.isLayoutScope, let superview = view.superview { view = superview }
        return view
    }

    /// The engine that lays out the subviews.
    var layoutEngine: LayoutEngine? { layoutScope.viewState.autoLayout?.engine }

    /// The engine that knows the view's frame.
    var outerLayoutEngine: LayoutEngine? { (superview ?? self).layoutEngine }

    func ownLayoutEngine() -> LayoutEngine {
        let state = autoLayout
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self)
        state.engine = engine
        return engine
    }

    /// The views that share an engine with this one's subviews, this one first.
    var viewsInLayoutScope: [UIView] {
        var views = [self]
        var index = 0
        while index < views.count {
            views += views[index].subviews.filter { !$0.isLayoutScope }
            index += 1
        }
        return views
    }

    // MARK: - Changes of the hierarchy

    private var mayHaveLayout: Bool {
        viewState.autoLayout != nil || !translatesAutoresizingMaskIntoConstraints
    }

    /// Constraints that reach out of the view go; those inside move out with it.
    func layoutWillLeaveSuperview() {
        guard mayHaveLayout, superview != nil else { return }
        for view in viewsInLayoutScope {
            for constraint in view.viewState.autoLayout?.references ?? []
            where constraint.holder?.isDescendant(of: self) != true {
                constraint.deactivate()
            }
        }
        let engine = superview?.layoutEngine
        if isLayoutScope {
            engine?.forget([self])
        } else {
            engine?.forget(viewsInLayoutScope)
        }
    }

    func layoutDidLeaveSuperview() {
        guard mayHaveLayout, viewState.autoLayout?.engine == nil else { return }
        let constraints = viewsInLayoutScope.flatMap(\.viewState.constraints)
        guard !constraints.isEmpty else { return }
        let engine = ownLayoutEngine()
        constraints.forEach(engine.enqueue)
    }

    func layoutDidJoinSuperview() {
        if subtreeNeedsConstraintUpdate { propagateConstraintUpdate() }
        guard mayHaveLayout else { return }
        if !isLayoutScope { mergeIntoOuterScope() }
    }

    private func mergeIntoOuterScope() {
        guard viewState.autoLayout?.engine != nil, let superview else { return }
        viewState.autoLayout?.engine = nil
        let constraints = viewsInLayoutScope.flatMap(\.viewState.constraints)
        guard !constraints.isEmpty else { return }
        let engine = superview.layoutScope.ownLayoutEngine()
        constraints.forEach(engine.enqueue)
    }

    private func splitFromOuterScope() {
        superview?.layoutEngine?.forget(viewsInLayoutScope)
        layoutDidLeaveSuperview()
    }

    func autoresizingTranslationDidChange(from old: Bool) {
        guard old != translatesAutoresizingMaskIntoConstraints, superview != nil else { return }
        if (viewState.autoLayout?.crossings ?? 0) == 0 {
            translatesAutoresizingMaskIntoConstraints ? splitFromOuterScope() : mergeIntoOuterScope()
        }
        superview?.layoutEngine?.restate(self)
    }

    func addCrossing() {
        let state = autoLayout
        state.crossings += 1
        if state.crossings == 1, translatesAutoresizingMaskIntoConstraints { mergeIntoOuterScope() }
    }

    func removeCrossing() {
        let state = autoLayout
        state.crossings -= 1
        if state.crossings == 0, translatesAutoresizingMaskIntoConstraints { splitFromOuterScope() }
    }

    // MARK: - Changes of what constraints depend on

    /// The frame or the bounds were changed, by whomever.
    func layoutGeometryDidChange() {
        guard let state = viewState.autoLayout else { return }
        if translatesAutoresizingMaskIntoConstraints, !state.references.isEmpty || state.crossings > 0 {
            superview?.layoutEngine?.frameDidChange(of: self)
        }
        if state.systemGuides[.scrollFrame] != nil || state.systemGuides[.readableContent] != nil {
            layoutEngine?.insetsDidChange()
        }
    }

    /// Margins, safe area or language direction are not what they were.
    func layoutInsetsDidChange() {
        guard viewState.autoLayout != nil else { return }
        layoutEngine?.insetsDidChange()
    }
}
