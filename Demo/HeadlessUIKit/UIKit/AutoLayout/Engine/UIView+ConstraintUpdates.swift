import Foundation
import HeadlessObjectiveC

extension UIView {
    var subtreeNeedsConstraintUpdate: Bool {
        viewState.needsUpdateConstraints || viewState.subtreeNeedsUpdateConstraints
    }

    func requestConstraintUpdate() {
        viewState.needsUpdateConstraints = true
        propagateConstraintUpdate()
        // The pass begins with the layout of the superview, which may move this view; its own is for what is in it.
        (superview ?? self).setNeedsLayout()
        if viewState.autoLayout?.engine != nil { setNeedsLayout() }
        if !translatesAutoresizingMaskIntoConstraints { layoutScope.setNeedsLayout() }
    }

    /// A view is asked for its constraints once when it first takes part in Auto Layout.
    func joinAutoLayout() {
        let state = autoLayout
        guard !state.hasJoined else { return }
        state.hasJoined = true
        guard !Self.requiresConstraintBasedLayout, !viewState.needsUpdateConstraints else { return }
        viewState.needsUpdateConstraints = true
        propagateConstraintUpdate()
    }

    /// Tells the views above that something in them wants to update its constraints.
    func propagateConstraintUpdate() {
        var ancestor = superview
        while let view = ancestor, !view.viewState.subtreeNeedsUpdateConstraints {
            view.viewState.subtreeNeedsUpdateConstraints = true
            ancestor = view.superview
        }
    }

    func contentSizeForConstraintsDidChange() {
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        outerLayoutEngine?.contentDidChange(of: self)
    }

    func setHidden(_ isHidden: Bool) {
        let wasHidden = layer.isHidden
        headlessObserving(self, \.isHidden) { layer.isHidden = isHidden }
        guard isHidden != wasHidden, let stack = superview as? UIStackView else { return }
        stack.arrangementDidChange()
    }
}
