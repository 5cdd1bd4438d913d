import TabDecoration
package import TabProduction
import UIKit

extension ViewAnimated {
    /// Returns the adjusted production of a view on screen.
    ///
    /// - Parameter note: A closure that receives the production without adjustments.
    func production(of view: UIView, noting note: (Production) -> Void = { _ in }) -> Production {
        let request = ProductionRequest(.view(view), size: view.bounds.size, of: self, in: view)
        return production(for: request, noting: note)
    }

    /// Returns the adjusted production of a prototype in a list.
    ///
    /// - Parameters:
    ///   - size: In points; a height of zero asks for the fitting one.
    ///   - estimate: The estimated size of a cell that measures itself in both directions; else `nil`.
    ///   - place: The place in the list, if adjustments depend on it.
    ///   - note: A closure that receives the production without adjustments.
    func production(
        of prototype: CellAnimated, size: CGSize, estimate: CGSize? = nil, in list: UIView,
        at place: ElementPlace? = nil, noting note: (Production) -> Void = { _ in }
    ) -> Production {
        var request = ProductionRequest(.prototype(prototype), size: size, of: self, in: list)
        request.estimatedSize = estimate
        return production(for: request, at: place, noting: note)
    }

    /// Returns what was learned, or else the production of the producer.
    private func production(
        for request: ProductionRequest, at place: ElementPlace? = nil, noting note: (Production) -> Void
    ) -> Production {
        let style = ResolvedStyle(of: self)
        let production =
            learned(for: request)
            ?? SkeletonLog.measure(request) { style.producer.production(for: $0) }
        note(production)
        recommendedHeightHandler?(production.className, production.recommendedHeight)
        // Heights are measured before anything has a place.
        if adjustsByPlace, place == nil, request.cell != nil { return production.clamped }
        return adjusted(production, for: request, at: place)
    }

    /// Returns a production with the adjustments of the model, and of the configuration, to what was requested.
    package func adjusted(_ production: Production, for request: ProductionRequest) -> Production {
        adjusted(production, for: request, at: nil)
    }

    private func adjusted(
        _ production: Production, for request: ProductionRequest, at place: ElementPlace?
    ) -> Production {
        let manager = ComponentManager(
            production: production, layoutDirection: request.layoutDirection, elementKind: place?.kind.name
        ) { request.instance }
        let path = place?.path ?? IndexPath(item: 0, section: 0)
        ResolvedStyle(of: self).adjustments.forEach { $0(manager, path) }
        return manager.production.clamped
    }

    /// How the model maps views: its own options, or those of the configuration.
    package var resolvedMapping: MappingOptions { ResolvedStyle(of: self).mapping }

    /// Returns the production of the last content.
    private func learned(for request: ProductionRequest) -> Production? {
        guard ResolvedStyle(of: self).remembersContent else {
            warnOfPlaceholder(request)
            return nil
        }
        if let view = request.view, !view.isAtStart { return nil }
        return ContentMemory.production(for: request)
    }

    /// Warns once of a placeholder whose model remembers nothing.
    private func warnOfPlaceholder(_ request: ProductionRequest) {
        guard let prototype = request.cell, prototype.isPlaceholder else { return }
        SkeletonLog.warnOnce(
            "\(prototype.className) is only remembered, and its model remembers nothing: leave remembersContent on",
            about: self)
    }
}

extension ProductionRequest {
    /// The view, or a new one of the prototype; `nil` for a placeholder.
    fileprivate var instance: UIView? {
        switch subject {
        case .view(let view): view
        case .prototype(let prototype): prototype.isPlaceholder ? nil : prototype.make()
        }
    }
}
