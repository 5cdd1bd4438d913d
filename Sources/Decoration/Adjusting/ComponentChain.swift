public import TabProduction
import UIKit

/// A selection of components whose adjustments are written as a chain.
///
/// Every call changes all selected components and returns the chain. Calls take effect in the order they
/// are made; of two that contradict each other the later wins. Distances and sizes are in points, in the
/// coordinate space of the mapped view. TABAnimated's name of a call is given where it differs.
@MainActor
public struct ComponentChain {
    let manager: ComponentManager
    let selection: Selection

    /// The selected components, with the adjustments made so far.
    public var components: [Component] { selection.map { manager.production.components[$0] } }

    /// Changes every selected component; the way to whatever has no call of its own.
    ///
    /// The closure may ask the manager for other components. An index that it changes is set back.
    @discardableResult
    public consuming func adjust(_ change: (inout Component) -> Void) -> ComponentChain {
        for position in selection {
            var component = manager.production.components[position]
            let (index, name) = (component.index, component.name)
            change(&component)
            component.index = index
            if component.name != name { manager.namesDidChange() }
            manager.production.components[position] = component
        }
        return self
    }

    /// Changes every selected component in place, without a copy.
    ///
    /// The closure must not use the manager, which is being changed while it runs. The chain is handed
    /// on from call to call, which counts no references.
    @discardableResult
    consuming func edit(_ change: (inout Component) -> Void) -> ComponentChain {
        let chain = self
        chain.manager.edit(chain.selection, change)
        return chain
    }
}

extension ComponentChain {
    /// The number, or zero and a warning if it is negative or not finite.
    func notNegative(_ value: CGFloat, _ call: StaticString) -> CGFloat {
        manager.notNegative(value, call)
    }

    /// Whether a distance can be used; one that is not finite gives a warning.
    func isFinite(_ value: CGFloat, _ call: StaticString) -> Bool {
        manager.isFinite(value, call)
    }
}
