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
        self.host = host
        if host is UIScrollView { measure.flip = Flip(of: host.transform) }
        guard let table = host as? UITableView, size.width > 0 else { return }
        measure.surroundings = RowSurroundings(of: table)
        if size.height <= 0 {
            measure.addedHeight = TableRow.addedHeight(in: table)
            let heights: ((UITableView, IndexPath) -> CGFloat)? = table.delegate?.tableView(_:heightForRowAt:)
            if heights == nil { measure.fallbackHeight = 0 }
        }
        measure.indexWidth = TableRow.indexWidth(in: table)
    }
}

extension UIView {
    /// The class of the nearest view controller up the responder chain, or else of the view, with its module.
    var owningControllerName: String {
        (nearestController ?? self as UIResponder).classFacts.identity.name
    }
}
