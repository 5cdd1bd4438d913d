public import Foundation

extension UIView {
    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    func fittingSize(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let solved = headlessSizeByConstraints(
            targetSize, horizontal: horizontal, vertical: vertical)
        if let solved { return solved }
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: fittingLength(targetSize.width, horizontal, intrinsic.width, bounds.width),
            height: fittingLength(targetSize.height, vertical, intrinsic.height, bounds.height))
    }

    /// Without constraints a view fits its intrinsic size, or keeps the size it has.
    private func fittingLength(
        _ target: CGFloat, _ priority: UILayoutPriority, _ intrinsic: CGFloat, _ current: CGFloat
    ) -> CGFloat {
        if priority.rawValue >= UILayoutPriority.required.rawValue { return target }
        if intrinsic != UIView.noIntrinsicMetric { return intrinsic }
        return translatesAutoresizingMaskIntoConstraints ? current : target
    }

    /// Subviews first, for their constraints may depend on what is in them. A controller takes part in every pass
    /// that something in its view asks for.
    func runConstraintUpdates() {
        if viewState.subtreeNeedsUpdateConstraints {
            viewState.subtreeNeedsUpdateConstraints = false
            for subview in subviews { subview.runConstraintUpdates() }
            if viewState.viewController != nil { viewState.needsUpdateConstraints = true }
        }
        runOwnConstraintUpdate()
    }

    private func runOwnConstraintUpdate() {
        guard viewState.needsUpdateConstraints else { return }
        viewState.needsUpdateConstraints = false
        if let controller = viewState.viewController {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    /// The layout of a view by its layer: constraints, controller, view, controller.
    nonisolated func layoutAsViewLayer(_ layer: CALayer) {
        MainActor.assumeIsolated {
            traitCollection.performAsCurrent {
                runConstraintUpdates()
                viewState.viewController?.viewWillLayoutSubviews()
                resolveCorners()
                layoutSubviews()
                viewState.viewController?.viewDidLayoutSubviews()
            }
        }
    }
}
