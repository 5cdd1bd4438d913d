package import TabProduction
package import UIKit

extension ProductionRequest {
    /// Creates the request of a model for a view, or for what a view will show.
    package init(_ subject: Subject, size: CGSize, of model: ViewAnimated, in host: UIView) {
        self.init(
            subject: subject, owner: model.owner ?? host.owningControllerName, size: size,
            traits: host.traitCollection, layoutDirection: host.effectiveUserInterfaceLayoutDirection,
            options: ResolvedStyle(of: model).mapping)
        guard case .prototype = subject else { return }
        layoutMargins = (host as? UITableView)?.marginsOfCells
        self.host = host
        guard let table = host as? UITableView, size.width > 0 else { return }
        if size.height <= 0 {
            addedHeight = RowMetrics.height(in: table)
            let heights: ((UITableView, IndexPath) -> CGFloat)? = table.delegate?.tableView(_:heightForRowAt:)
            if heights == nil { fallbackHeight = 0 }
        }
        indexWidth = RowMetrics.indexWidth(in: table)
    }
}

extension UIView {
    /// The class of the nearest view controller up the responder chain, or else of the view, with its module.
    var owningControllerName: String {
        ClassIdentity.of((nearestController ?? self as UIResponder).declaredClass).name
    }
}

extension UITableView {
    /// The widest side margin that a table has by default, in points.
    private static let standardMargin: CGFloat = 20

    /// The side margins that cells inherit from the table; `nil` for the standard margins, which cells have by themselves.
    ///
    /// The margins exclude the safe area: the content of a cell is inside it anyway.
    var marginsOfCells: UIEdgeInsets? {
        let left = max(0, layoutMargins.left - safeAreaInsets.left)
        let right = max(0, layoutMargins.right - safeAreaInsets.right)
        guard max(left, right) > Self.standardMargin else { return nil }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
}
