package import TabProduction
public import UIKit

/// What an app does with the shapes of one cell, header, footer or view.
public typealias Adjustment = @MainActor (ComponentManager) -> Void

/// What an app does with the shapes of one cell, header, footer or view at a place of a list.
public typealias PlacedAdjustment = @MainActor (ComponentManager, IndexPath) -> Void

/// The adjustments of an app, which share one manager: what a relation has moved, a later adjustment moves along.
@MainActor
package struct Adjustments: ProductionAdjusting {
    private var closures: [PlacedAdjustment] = []

    /// Whether equal cells differ with their places, and are adjusted one by one.
    package private(set) var dependsOnPlace = false

    package init() {}

    package var count: Int { closures.count }

    package mutating func add(_ adjustment: @escaping Adjustment) {
        closures.append { manager, _ in adjustment(manager) }
    }

    /// Adds an adjustment of the views of one class, subclasses included.
    package mutating func add(_ adjustment: @escaping Adjustment, of viewClass: UIView.Type) {
        add { if $0.isAbout(viewClass) { adjustment($0) } }
    }

    package mutating func add(placed adjustment: @escaping PlacedAdjustment) {
        closures.append(adjustment)
        dependsOnPlace = true
    }

    package mutating func add(_ others: Adjustments) {
        closures += others.closures
        dependsOnPlace = dependsOnPlace || others.dependsOnPlace
    }

    package func adjusted(
        _ production: Production, for request: ProductionRequest, of elementKind: String?, at path: IndexPath
    ) -> Production {
        let manager = ComponentManager(
            production: production, layoutDirection: request.layoutDirection, elementKind: elementKind
        ) { request.instance }
        manager.viewClass = request.view?.declaredClass ?? request.cell?.viewClass
        closures.forEach { $0(manager, path) }
        return manager.production
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
