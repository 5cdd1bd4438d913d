import TabDecoration
import TabProduction
import UIKit

extension ViewAnimated {
    /// Returns the adjusted production of a view on screen.
    func production(of view: UIView) -> Production {
        production(for: ProductionRequest(.view(view), size: view.bounds.size, of: self, in: view))
    }

    /// Returns the adjusted production of a prototype in a list.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for the fitting one.
    ///   - place: Where in the list it will be, if adjustments depend on it.
    func production(
        of prototype: Prototype, size: CGSize, in list: UIView, at place: SkeletonPlace? = nil
    ) -> Production {
        production(
            for: ProductionRequest(.prototype(prototype), size: size, of: self, in: list), at: place)
    }

    private func production(for request: ProductionRequest, at place: SkeletonPlace? = nil) -> Production {
        let style = ResolvedStyle(of: self)
        let production = SkeletonDebug.measure(request) { style.producer.production(for: $0) }
        recommendedHeightHandler?(production.className, production.recommendedHeight)
        let manager = ComponentManager(production: production)
        // A height is found out before anything has a place.
        if adjustsByPlace, place == nil, request.prototype != nil { return production.clamped }
        let place = place ?? SkeletonPlace(className: production.className)
        style.adjustments.forEach { $0(manager, place) }
        return manager.production.clamped
    }
}

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
