import Foundation

extension UIView {
    /// The length by which the view takes its share of a stack: that of its content, for a stack of all that is in it.
    func proportionalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let stack = self as? UIStackView else {
            return axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
        }
        let views = stack.visibleViews
        let lengths = views.map { max(0, $0.proportionalLength(along: axis)) }
        guard stack.axis == axis else { return lengths.max() ?? 0 }
        return views.dropLast().reduce(lengths.reduce(0, +)) { $0 + stack.space(after: $1) }
    }
}

extension UIStackView {
    /// The arranged views that take up room.
    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    func arrangementDidChange() {
        needsArrangement = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    func updateArrangement() {
        guard needsArrangement else { return }
        needsArrangement = false
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = StackArrangement(self).constraints
        NSLayoutConstraint.activate(arrangement)
        let first = distribution == .fill ? visibleViews.first : nil
        guard first !== yieldingView else { return }
        let old = yieldingView
        yieldingView = first
        for view in [old, first] { view?.contentPrioritiesDidChange() }
    }

    /// How much less a view keeps to the size of its content than its priorities say: where all views of a stack
    /// that is filled are as stubborn, the first one gives way.
    func concession(of view: UIView, along axis: NSLayoutConstraint.Axis) -> Float {
        view === yieldingView && axis == self.axis ? 0.01 : 0
    }

    /// The space after a view: its own, or the stack's.
    func space(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return resolved(custom == UIStackView.spacingUseDefault ? spacing : custom)
    }

    private func resolved(_ spacing: CGFloat) -> CGFloat {
        spacing == UIStackView.spacingUseSystem ? LayoutMetrics.systemSpacing : spacing
    }
}
