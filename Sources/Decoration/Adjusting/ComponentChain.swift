public import TabProduction
import UIKit

/// A selection of components whose adjustments are written as a chain.
@MainActor
public struct ComponentChain {
    let manager: ComponentManager
    let selection: Selection

    /// The selected components, with the adjustments made so far.
    public var components: [Component] { selection.map { manager.production.components[$0] } }

    /// Changes every selected component; for changes that have no call of their own.
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
}

extension ComponentChain: ShapeAdjusting {
    /// The chain is handed on from call to call, which counts no references.
    @discardableResult
    public consuming func edit(_ change: (inout Component) -> Void) -> ComponentChain {
        let chain = self
        chain.manager.edit(chain.selection, change)
        return chain
    }

    public var isRightToLeft: Bool { manager.layoutDirection == .rightToLeft }

    public func warn(_ message: String) {
        manager.warn(message)
    }

    /// Remembers which components the app gave a height, for lines that are made of them later.
    public func willSetHeight() {
        switch selection {
        case .none: break
        case .one(let position): willSetHeight(at: position)
        case .many(let positions): positions.forEach(willSetHeight)
        }
    }

    private func willSetHeight(at position: Int) {
        // Text gives its height to its lines anyway, and lines that exist have their own.
        switch manager.production.components[position].role {
        case .label, .text: break
        case .image, .button, .control, .block, .created: manager.positionsOfSetHeight.insert(position)
        }
    }
}
