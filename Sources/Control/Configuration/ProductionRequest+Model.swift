import TabProduction
import UIKit

extension ProductionRequest {
    /// Creates the request of a model for a view, or for what a view will show.
    init(_ subject: Subject, size: CGSize, of model: ViewAnimated, in host: UIView) {
        self.init(
            subject: subject, owner: model.owner ?? host.owningControllerName, size: size,
            traits: host.traitCollection, layoutDirection: host.effectiveUserInterfaceLayoutDirection,
            options: ResolvedStyle(of: model).mapping)
        if case .prototype = subject { layoutMargins = (host as? UITableView)?.marginsOfCells }
    }
}

extension UIView {
    /// The class of the nearest view controller up the responder chain, or else of the view, with its module.
    var owningControllerName: String {
        let controller = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
        return ClassIdentity.of((controller ?? self).declaredClass).name
    }
}
