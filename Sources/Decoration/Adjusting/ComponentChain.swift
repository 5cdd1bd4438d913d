public import TabProduction
public import UIKit

/// A selection of components, of the surface or of cards whose adjustments are written as a chain.
@MainActor
public struct ComponentChain {
    package let manager: ComponentManager

    /// The positions of the selected components among those of the production, in the order they were selected.
    let selection: [Int]

    /// Where the selected surfaces are in the production; a chain of surfaces has no components.
    var surfaces: [WritableKeyPath<Production, Surface>] = []

    /// The selected components, with the adjustments made so far.
    public var components: [Component] { selection.map { manager.production.components[$0] } }
}

extension ComponentChain: ShapeAdjusting {
    @discardableResult
    public func edit(_ change: (inout Component) -> Void) -> ComponentChain {
        for position in selection {
            let before = manager.production.components[position]
            var component = before
            change(&component)
            component.index = before.index
            if component.frame.height != before.frame.height { manager.positionsOfSetHeight.insert(position) }
            manager.production.components[position] = component
        }
        for path in surfaces {
            var shape = Component(of: manager.production[keyPath: path])
            change(&shape)
            manager.production[keyPath: path].take(shape)
        }
        return self
    }

    public var isRightToLeft: Bool { manager.layoutDirection == .rightToLeft }

    public func warn(_ message: String) {
        manager.warn(message)
    }
}

/// The presence of components, and their part in the cover.
extension ComponentChain {
    /// Leaves the component out; other components keep their indices.
    @discardableResult
    public func remove() -> ComponentChain {
        edit { $0.removal = .adjusted }
    }

    /// Shows a component that mapping left out because it is hidden or small, or that was removed.
    @discardableResult
    public func show() -> ComponentChain {
        edit { $0.removal = nil }
    }

    /// Paints nothing; of a surface, its shadow and its border stay, and what is behind it is seen.
    @discardableResult
    public func clear() -> ComponentChain {
        edit { $0.fill = .none }
    }

    /// Gives a surface a border; a width of zero takes it away, a negative one too, with a warning.
    ///
    /// Components have no border, and ignore it with a warning.
    @discardableResult
    public func border(_ color: UIColor, width: CGFloat = 1) -> ComponentChain {
        let width = notNegative(width, "border")
        if !selection.isEmpty { warn("ignores border: only surfaces and cards have one") }
        for path in surfaces {
            manager.production[keyPath: path].borderWidth = width
            manager.production[keyPath: path].borderColor = SkeletonColor(color)
        }
        return self
    }

    /// Opens the cover here, so that the real view is seen, or closes such a hole again.
    ///
    /// The hole is where the view is, even if the frame was adjusted; a created component has it at its frame.
    @discardableResult
    public func cutOut(_ isOpen: Bool = true) -> ComponentChain {
        edit { $0.isCutOut = isOpen }
    }

    /// Keeps animations away from the component.
    @discardableResult
    public func withoutAnimation() -> ComponentChain {
        edit { $0.isStill = true }
    }

    /// Sets the side that bars are aligned to, and that the component keeps when it is made narrower or wider.
    @discardableResult
    public func align(_ alignment: NSTextAlignment) -> ComponentChain {
        let side = Component.Alignment(alignment, isRightToLeft: isRightToLeft)
        return edit { $0.alignment = side }
    }
}
