import UIKit

/// The size of a prototype: what its list gives, what the view prefers, or else what fits it.
@MainActor
struct PrototypeSizing {
    let measure: CellMeasure

    /// The name of the class, for warnings.
    let className: String

    /// The width that the list gives, in points; zero where it gives none.
    var width: CGFloat { measure.size.width > 0 && measure.size.width.isFinite ? measure.size.width : 0 }

    var isHeightGiven: Bool { measure.size.height > 0 && measure.size.height.isFinite }

    /// The size of a view whose texts are there; open sides are measured.
    ///
    /// - Parameter room: The width at its end that an accessory takes, in points.
    func size(of view: UIView, beside room: CGFloat) -> CGSize {
        if isHeightGiven { return CGSize(width: width, height: measure.size.height) }
        if let size = estimatedSize(of: view) { return size }
        if let height = preferredHeight(of: view) { return CGSize(width: width, height: height) }
        let fitting = FittingHeight.of(
            view, width: width - room, className: className, orElse: fallbackHeight(of: view))
        return CGSize(width: width, height: view is UITableViewCell ? fitting + measure.addedHeight : fitting)
    }

    /// The height, in points, that holds the content of a view which stands out of it, where the view did not say its own.
    func heightOfContent(of view: UIView) -> CGFloat? {
        isHeightGiven || view.bounds.height == fallbackHeight(of: view)
            ? nil : FittingHeight.holdingContent(of: view)
    }

    /// The size that a cell prefers in a layout that leaves both directions to it, at most as wide as there is room.
    private func estimatedSize(of view: UIView) -> CGSize? {
        measure.estimate.flatMap { preferredSize(of: view, from: $0) }
            .map { CGSize(width: min($0.width, width), height: $0.height) }
    }

    /// The height that a cell of a collection prefers at the width, which is all that layouts ask; `nil` where it leaves that
    /// to the layout, or fits its texts into no width.
    private func preferredHeight(of view: UIView) -> CGFloat? {
        let estimate = CGSize(width: width, height: fallbackHeight(of: view) ?? FittingHeight.fallback)
        guard let size = preferredSize(of: view, from: estimate), abs(size.width - width) < 0.5,
            size.height != estimate.height
        else { return nil }
        return size.height
    }

    private func preferredSize(of view: UIView, from estimate: CGSize) -> CGSize? {
        guard let cell = view as? UICollectionReusableView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = estimate
        let size = cell.preferredLayoutAttributesFitting(attributes).size
        guard size.width > 0, size.height > 0, size.height <= FittingHeight.limit else { return nil }
        return size
    }

    /// The height that the list gives a view which asks for none, if the list knows it; a table knows that of rows alone.
    private func fallbackHeight(of view: UIView) -> CGFloat? {
        guard let height = measure.fallbackHeight, !(view is UITableViewHeaderFooterView) else { return nil }
        return height > 0 ? height : FittingHeight.fallback
    }
}
