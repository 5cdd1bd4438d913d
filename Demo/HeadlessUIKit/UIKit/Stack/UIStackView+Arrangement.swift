import Foundation

extension UIStackView {
    /// The arranged views that take up room.
    var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    func arrangementDidChange() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    func updateArrangement() {
        guard needsArrangement else { return }
        needsArrangement = false
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = StackArrangement(self).constraints
        NSLayoutConstraint.activate(arrangement)
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
