import Foundation

extension LayoutEngine {
    /// Gives the subviews of a view the frames that the constraints have come to.
    func layoutSubviews(of view: UIView) {
        if needsUpdate || mode != .bounds || view === root {
            let wasCurrent = isCurrent
            update(.bounds)
            if !wasCurrent { flagMovedViews(besidesSubviewsOf: view) }
        }
        let scale = view.pixelScale
        if view === root { resizeFreeRoot(view, scale: scale) }
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let item = items[ObjectIdentifier(subview)] else { continue }
            place(subview, item, scale: scale)
        }
        if let scrollView = view as? UIScrollView { updateContentSize(of: scrollView, scale: scale) }
    }

    private var isCurrent: Bool {
        !needsUpdate && mode == .bounds && root?.alignmentFrame.size == rootSize
    }

    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        update(.bounds)
        guard let item = items[ObjectIdentifier(guide)] else { return .zero }
        return frame(of: item, scale: guide.owningView?.pixelScale ?? 1)
    }

    private func place(_ view: UIView, _ item: LayoutItem, scale: CGFloat) {
        let frame = view.frame(forAlignmentRect: frame(of: item, scale: scale))
        let center = CGPoint(
            x: frame.minX + view.layer.anchorPoint.x * frame.width,
            y: frame.minY + view.layer.anchorPoint.y * frame.height)
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != center { view.center = center }
    }

    /// The edges lie on whole pixels; the size is what is between them.
    private func frame(of item: LayoutItem, scale: CGFloat) -> CGRect {
        let x = solver.value(of: item.x)
        let y = solver.value(of: item.y)
        let left = rounded(x, scale)
        let top = rounded(y, scale)
        return CGRect(
            x: left, y: top, width: max(0, rounded(x + solver.value(of: item.width), scale) - left),
            height: max(0, rounded(y + solver.value(of: item.height), scale) - top))
    }

    private func rounded(_ value: Double, _ scale: CGFloat) -> CGFloat {
        let pixels = CGFloat(value) * scale
        return (pixels + 0.0001).rounded() / scale
    }

    /// Views whose place has changed are laid out by their superviews, which may not be due yet.
    private func flagMovedViews(besidesSubviewsOf current: UIView) {
        for item in items.values {
            if let owner = item.guide?.owningView, item.guide?.kind == .scrollContent, owner !== current {
                owner.setNeedsLayout()
            }
            guard let view = item.view, view !== root, let superview = view.superview, superview !== current,
                !view.translatesAutoresizingMaskIntoConstraints, hasMoved(view, item)
            else { continue }
            superview.setNeedsLayout()
        }
    }

    private func hasMoved(_ view: UIView, _ item: LayoutItem) -> Bool {
        let target = view.frame(forAlignmentRect: frame(of: item, scale: view.pixelScale))
        let frame = view.layoutFrame
        return abs(target.minX - frame.minX) > 0.001 || abs(target.minY - frame.minY) > 0.001
            || abs(target.width - frame.width) > 0.001 || abs(target.height - frame.height) > 0.001
    }

    private func resizeFreeRoot(_ root: UIView, scale: CGFloat) {
        guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints,
            let item = items[ObjectIdentifier(root)]
        else { return }
        let size = root.frame(forAlignmentRect: frame(of: item, scale: scale)).size
        guard size != root.bounds.size else { return }
        rootSize = root.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
        root.bounds.size = size
    }

    private func updateContentSize(of scrollView: UIScrollView, scale: CGFloat) {
        guard let guide = scrollView.viewState.autoLayout?.systemGuides[.scrollContent],
            let item = items[ObjectIdentifier(guide)]
        else { return }
        let size = frame(of: item, scale: scale).size
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    // MARK: - Questions

    func isAmbiguous(_ object: AnyObject) -> Bool {
        update(.bounds)
        guard let item = items[ObjectIdentifier(object)] else { return false }
        let size = [item.width, item.height]
        let variables = object === root ? size : size + [item.x, item.y]
        return !variables.allSatisfy(solver.isDetermined)
    }

    func constraintsAffecting(_ object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        update(.bounds)
        guard let item = items[ObjectIdentifier(object)] else { return [] }
        var found: [NSLayoutConstraint] = []
        for symbol in [item.position(axis), item.length(axis)] {
            for linear in solver.constraints(determining: symbol) {
                guard let record = linear.owner as? ConstraintRecord,
                    !found.contains(where: { $0 === record.constraint })
                else { continue }
                found.append(record.constraint)
            }
        }
        return found
    }
}
