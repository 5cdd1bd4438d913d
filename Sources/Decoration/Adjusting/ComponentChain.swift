import TabCache
public import TabProduction
public import UIKit

/// Selected shapes, whose adjustments are written as a chain: `view.animation(1).width(200).down(3)`.
@MainActor
public struct ComponentChain {
    package let manager: ComponentManager

    /// What the chain changes of the production: its components or its surfaces.
    let shapes: WritableKeyPath<Production, [Component]>

    /// The positions of the selected shapes among these, in the order they were selected.
    let selection: [Int]

    /// The selected shapes, with the adjustments made so far.
    public var components: [Component] { selection.map { self[$0] } }

    /// The shape at a position.
    subscript(position: Int) -> Component {
        get { manager.production[keyPath: shapes][position] }
        nonmutating set { manager.production[keyPath: shapes][position] = newValue }
    }
}

extension ComponentChain: ShapeAdjusting {
    @discardableResult
    public func edit(_ change: (inout Component) -> Void) -> ComponentChain {
        for position in selection {
            var shape = self[position]
            change(&shape)
            replace(position, by: shape)
        }
        return self
    }

    /// Each call of a chain has a copy of `edit`, but not of this.
    @inline(never)
    private func replace(_ position: Int, by changed: Component) {
        let before = self[position]
        var shape = changed
        shape.index = before.index
        if shape.name != before.name { manager.forgetAddresses() }
        if before.isSurface {
            shape.keepSurface()
        } else if shape.frame.height != before.frame.height {
            manager.positionsOfSetHeight.insert(position)
        }
        self[position] = shape
    }

    public var isRightToLeft: Bool { manager.layoutDirection == .rightToLeft }

    public func warn(_ message: String) {
        manager.warn(message)
    }
}

/// The presence of shapes, and their part in the skeleton.
extension ComponentChain {
    /// Leaves the shape out; other shapes keep their indices.
    @discardableResult
    public func remove() -> ComponentChain {
        edit { $0.removal = .adjusted }
    }

    /// Shows a shape that mapping left out because it is hidden or small, or that was removed.
    @discardableResult
    public func show() -> ComponentChain {
        edit { $0.removal = nil }
    }

    /// Paints nothing; the shadow and the border of a background or a card stay, and what is behind it is seen.
    @discardableResult
    public func clear() -> ComponentChain {
        edit { $0.fill = .none }
    }

    /// Gives the background or a card a border; a width of zero takes it away, a negative one too, with a warning.
    ///
    /// Other shapes have no border, and ignore it with a warning.
    ///
    /// - Parameters:
    ///   - color: The color, which follows light and dark if it is dynamic.
    ///   - width: The width in points; the default is 1.
    @discardableResult
    public func border(_ color: UIColor, width: CGFloat = 1) -> ComponentChain {
        let width = notNegative(width, "border")
        var isIgnored = false
        let chain = edit { shape in
            guard shape.isSurface else { return isIgnored = true }
            shape.borderWidth = width
            shape.borderColor = SkeletonColor(color)
        }
        if isIgnored { warn("ignores border: only surfaces and cards have one") }
        return chain
    }

    /// Opens the skeleton here, so that the real view is seen, or closes such a hole again.
    ///
    /// The hole is where the view is, even if the frame was adjusted; a created shape has it at its frame.
    @discardableResult
    public func cutOut(_ isOpen: Bool = true) -> ComponentChain {
        edit { $0.isCutOut = isOpen }
    }

    /// Keeps animations away from the shape.
    @discardableResult
    public func withoutAnimation() -> ComponentChain {
        edit { $0.isStill = true }
    }

    /// Sets the side that bars are aligned to, and that the shape keeps when it is made narrower or wider.
    @discardableResult
    public func align(_ alignment: NSTextAlignment) -> ComponentChain {
        let side = Component.Alignment(alignment, isRightToLeft: isRightToLeft)
        return edit { $0.alignment = side }
    }
}
