public import TabProduction

/// A selection of components whose adjustments are written as a chain.
///
/// Every call changes all selected components and returns the chain. Distances and sizes are in
/// points, in the coordinate space of the mapped view.
@MainActor
public struct ComponentChain {
    let manager: ComponentManager
    let positions: [Int]

    /// The selected components, with the adjustments made so far.
    public var components: [Component] { positions.map { manager.production.components[$0] } }

    /// Changes every selected component in place; the way to whatever has no call of its own.
    @discardableResult
    public func adjust(_ change: (inout Component) -> Void) -> ComponentChain {
        for position in positions {
            change(&manager.production.components[position])
        }
        return self
    }
}
