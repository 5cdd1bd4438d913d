public import TabProduction
public import UIKit

/// A selection of the surface of a production, or of cards on it, whose adjustments are written as a chain.
@MainActor
public struct SurfaceChain {
    let manager: ComponentManager

    /// Where the selected surfaces are in the production.
    let paths: [WritableKeyPath<Production, Surface>]

    /// The selected surfaces, with the adjustments made so far.
    public var surfaces: [Surface] { paths.map { manager.production[keyPath: $0] } }

    /// Lets what is behind the surface be seen; its shadow and its border stay.
    @discardableResult
    public func clear() -> SurfaceChain {
        edit { $0.fill = .none }
    }

    /// Gives the surface a border; a width of zero takes it away, a negative one too, with a warning.
    @discardableResult
    public func border(_ color: UIColor, width: CGFloat = 1) -> SurfaceChain {
        let width = notNegative(width, "border")
        return edit {
            $0.borderWidth = width
            $0.borderColor = SkeletonColor(color)
        }
    }
}

extension SurfaceChain: ShapeAdjusting {
    @discardableResult
    public func edit(_ change: (inout Surface) -> Void) -> SurfaceChain {
        for path in paths {
            var surface = manager.production[keyPath: path]
            change(&surface)
            manager.production[keyPath: path] = surface
        }
        return self
    }

    public var isRightToLeft: Bool { manager.layoutDirection == .rightToLeft }

    public func warn(_ message: String) {
        manager.warn(message)
    }
}
