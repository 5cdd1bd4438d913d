import Foundation
import HeadlessObjectiveC

extension UIView {
    var subtreeNeedsConstraintUpdate: Bool {
        viewState.needsUpdateConstraints || viewState.subtreeNeedsUpdateConstraints
    }

    func requestConstraintUpdate() {
        viewState.needsUpdateConstraints = true
        propagateConstraintUpdate()
        setNeedsLayout()
        if !translatesAutoresizingMaskIntoConstraints { layoutScope.setNeedsLayout() }
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
