public import UIKit

/// The surface of a production, adjusted as a chain.
@MainActor
public struct BackgroundChain {
    let manager: ComponentManager

    /// Paints the surface with a colour of its own, which follows light and dark if it is dynamic.
    @discardableResult
    public func color(_ color: UIColor) -> BackgroundChain {
        adjust { $0.fill = .color(SkeletonColor(color)) }
    }

    /// Sets the corner radius in points.
    @discardableResult
    public func radius(_ radius: CGFloat) -> BackgroundChain {
        adjust { $0.cornerRadius = max(0, radius) }
    }

    /// Takes the shadow away.
    @discardableResult
    public func removeShadow() -> BackgroundChain {
        adjust { $0.shadow = nil }
    }

    /// Changes the surface in place; the way to whatever has no call of its own.
    @discardableResult
    public func adjust(_ change: (inout Backdrop) -> Void) -> BackgroundChain {
        change(&manager.production.background)
        return self
    }
}
