import TabDecoration
import TabProduction
import UIKit

extension ViewAnimated {
    /// Returns the adjusted production of a view on screen.
    ///
    /// - Parameter note: Told the production without adjustments.
    func production(of view: UIView, noting note: (Production) -> Void = { _ in }) -> Production {
        let request = ProductionRequest(.view(view), size: view.bounds.size, of: self, in: view)
        return production(for: request, shapes: rememberedShapes(for: request, in: view), noting: note)
    }

    /// Returns the adjusted production of a prototype in a list.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for the fitting one.
    ///   - estimate: The size before it measures itself in both directions; `nil` where its width is given.
    ///   - place: Where in the list it will be, if adjustments depend on it.
    ///   - look: Which of the remembered looks it has.
    ///   - shapes: What is remembered of it.
    ///   - note: Told the production without adjustments.
    func production(
        of prototype: Prototype, size: CGSize, estimate: CGSize? = nil, in list: UIView,
        at place: SkeletonPlace? = nil, look: Int = 0, shapes: RememberedShapes?,
        noting note: (Production) -> Void = { _ in }
    ) -> Production {
        var request = ProductionRequest(.prototype(prototype), size: size, of: self, in: list)
        request.estimatedSize = estimate
        return production(for: request, at: place, look: look, shapes: shapes, noting: note)
    }

    /// Returns what cells, headers and footers of a list looked like when they were last there.
    func rememberedShapes(of prototype: Prototype, in list: UIView) -> RememberedShapes? {
        rememberedShapes(
            for: ProductionRequest(.prototype(prototype), size: .zero, of: self, in: list), in: list)
    }

    private func rememberedShapes(for request: ProductionRequest, in host: UIView) -> RememberedShapes? {
        ResolvedStyle(of: self).remembersContent ? ContentMemory.shapes(for: request, in: host) : nil
    }

    /// What is remembered comes before what a prototype can only guess.
    private func production(
        for request: ProductionRequest, at place: SkeletonPlace? = nil, look: Int = 0,
        shapes: RememberedShapes?, noting note: (Production) -> Void
    ) -> Production {
        let style = ResolvedStyle(of: self)
        let production =
            remembered(for: request, look: look, shapes: shapes)
            ?? SkeletonDebug.measure(request) { style.producer.production(for: $0) }
        note(production)
        recommendedHeightHandler?(production.className, production.recommendedHeight)
        let manager = ComponentManager(production: production, layoutDirection: request.layoutDirection) {
            request.instance
        }
        // A height is found out before anything has a place.
        if adjustsByPlace, place == nil, request.prototype != nil { return production.clamped }
        let place = place ?? SkeletonPlace(className: production.className)
        style.adjustments.forEach { $0(manager, place) }
        return manager.production.clamped
    }

    /// Returns what was read of the content when it was last there.
    private func remembered(for request: ProductionRequest, look: Int, shapes: RememberedShapes?)
        -> Production?
    {
        if request.prototype?.isStandIn == true, !ResolvedStyle(of: self).remembersContent {
            warnOfStandIn(request)
        }
        // What is remembered of cells that measured themselves in both directions says nothing of their width.
        if request.estimatedSize != nil, request.prototype?.isStandIn != true { return nil }
        guard let view = request.view else { return shapes?.production(for: request.size, look: look) }
        return view.isAtStart ? shapes?.production(ofViewSized: request.size) : nil
    }
}

extension ViewAnimated {
    /// Warns once of a prototype that is only remembered, by a model that remembers nothing.
    private func warnOfStandIn(_ request: ProductionRequest) {
        guard let prototype = request.prototype, prototype.isStandIn, !saidNothingIsRemembered else { return }
        saidNothingIsRemembered = true
        SkeletonLog.warn(
            "\(prototype.className) is only remembered, and its model remembers nothing: leave remembersContent on"
        )
    }
}

extension ProductionRequest {
    /// The view, or one as the app makes them; of cells that cannot be made, none.
    fileprivate var instance: UIView? {
        switch subject {
        case .view(let view): view
        case .prototype(let prototype): prototype.isStandIn ? nil : prototype.make()
        }
    }
}
