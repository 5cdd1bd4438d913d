import Foundation

extension UIView {
    /// The part of the superview's unsafe area the view lies under, with what its controller adds.
    func updateSafeArea() {
        var insets = inheritedSafeAreaInsets
        if let controller = viewState.viewController {
            insets = insets.adding(controller.additionalSafeAreaInsets)
                .adding(controller.controllerState.barInsets)
        }
        guard insets != viewState.safeAreaInsets else { return }
        viewState.safeAreaInsets = insets
        if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
        safeAreaInsetsDidChange()
        layoutInsetsDidChange()
        viewState.viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.updateSafeArea() }
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        if let window = self as? UIWindow { return window.headlessSafeAreaInsets }
        guard let superview, superview.safeAreaInsets != .zero else { return .zero }
        return superview.safeAreaInsets.overlap(with: self, in: superview)
    }
}
