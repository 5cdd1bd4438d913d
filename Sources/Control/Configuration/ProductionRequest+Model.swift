import TabProduction
import UIKit

extension ProductionRequest {
    /// Creates the request of a model for a view, or for what a view will show.
    init(_ subject: Subject, size: CGSize, of model: ViewAnimated, in host: UIView) {
        self.init(
            subject: subject, owner: model.owner ?? host.owningControllerName, size: size,
            traits: host.traitCollection, layoutDirection: host.effectiveUserInterfaceLayoutDirection,
            options: ResolvedStyle(of: model).mapping)
        guard case .prototype = subject else { return }
        layoutMargins = (host as? UITableView)?.marginsOfCells
        self.host = host
        guard let table = host as? UITableView, size.width > 0 else { return }
        if size.height <= 0 { addedHeight = RowRoom.height(in: table) }
        indexWidth = RowRoom.indexWidth(in: table)
    }
}

extension UIView {
    /// The class of the nearest view controller up the responder chain, or else of the view, with its module.
    var owningControllerName: String {
        let controller = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
        return ClassIdentity.of((controller ?? self).declaredClass).name
    }
}
