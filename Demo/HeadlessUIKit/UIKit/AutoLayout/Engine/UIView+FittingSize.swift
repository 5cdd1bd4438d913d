public import Foundation

extension UIView {
    func applyConstraints() {
        guard viewState.autoLayout != nil || !translatesAutoresizingMaskIntoConstraints else { return }
        layoutEngine?.layoutSubviews(of: self)
    }

    /// The size in which constraints fit, or nil when there are none.
    func headlessSizeByConstraints(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard viewState.autoLayout != nil || subtreeNeedsConstraintUpdate else { return nil }
        updateConstraintsIfNeeded()
        guard let engine = fittingEngine else { return nil }
        return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }

    /// The view's own engine, or one made for the moment of the constraints inside.
    private var fittingEngine: LayoutEngine? {
        if isLayoutScope { return viewState.autoLayout?.engine }
        let constraints = viewsInLayoutScope.flatMap(\.viewState.constraints)
        guard !constraints.isEmpty else { return nil }
        let engine = LayoutEngine(root: self, isTemporary: true)
        constraints.forEach(engine.enqueue)
        return engine
    }
}

extension LayoutEngine {
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard let root, !records.isEmpty else { return nil }
        contentChanges[ObjectIdentifier(root)] = item(for: root)
        update(.fitting(target, horizontal: horizontal, vertical: vertical))
        let rootItem = item(for: root)
        let size = CGSize(
            width: solver.value(of: rootItem.width), height: solver.value(of: rootItem.height))
        if root.translatesAutoresizingMaskIntoConstraints { removeContent(of: rootItem) }
        let alignment = CGRect(origin: .zero, size: root.pixelCeil(size))
        return root.frame(forAlignmentRect: alignment).size
    }
}

extension UIView {
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
