public import UIKit

extension ComponentChain {
    /// Sets the corner radius; more than half the height is clamped when drawn.
    @discardableResult
    public func radius(_ radius: CGFloat) -> ComponentChain {
        adjust { $0.cornerRadius = max(0, radius) }
    }

    /// Reduces the corner radius by a distance (`reducedRadius`).
    @discardableResult
    public func reducedRadius(_ distance: CGFloat) -> ComponentChain {
        adjust { $0.cornerRadius = max(0, $0.cornerRadius - distance) }
    }

    /// Paints with a colour of its own, which follows light and dark if it is dynamic.
    @discardableResult
    public func color(_ color: UIColor) -> ComponentChain {
        adjust { $0.fill = .color(SkeletonColor(color)) }
    }

    /// Paints with a gradient from left to right, its colours evenly spread.
    @discardableResult
    public func gradient(_ colors: [UIColor]) -> ComponentChain {
        adjust { $0.fill = .gradient(ComponentGradient(colors: colors.map(SkeletonColor.init))) }
    }

    /// Shows an image of the app in place of the shape, by the name of its asset.
    @discardableResult
    public func placeholder(_ name: String) -> ComponentChain {
        adjust { $0.fill = .image(named: name) }
    }

    /// Takes an image or a gradient away and paints with the standard colour (`removeContents`).
    @discardableResult
    public func removeContents() -> ComponentChain {
        adjust { $0.fill = .standard }
    }

    /// Gives the shape a shadow.
    @discardableResult
    public func shadow(
        _ color: UIColor, opacity: Float, offset: CGSize = CGSize(width: 0, height: -3), radius: CGFloat = 3
    ) -> ComponentChain {
        let shadow = ComponentShadow(
            color: SkeletonColor(color), opacity: opacity, offset: offset, radius: radius)
        return adjust { $0.shadow = shadow }
    }

    /// Takes the shadow away.
    @discardableResult
    public func removeShadow() -> ComponentChain {
        adjust { $0.shadow = nil }
    }

    /// Leaves the component out; its index stays taken.
    @discardableResult
    public func remove() -> ComponentChain {
        adjust { $0.removal = .adjusted }
    }

    /// Shows a component that mapping left out because it is hidden or small, or that was removed.
    @discardableResult
    public func show() -> ComponentChain {
        adjust { $0.removal = nil }
    }

    /// Opens the cover here, so that the real view is seen (`penetrate`).
    @discardableResult
    public func cutOut() -> ComponentChain {
        adjust { $0.isCutOut = true }
    }

    /// Keeps animations away from the component (`withoutAnimation`).
    @discardableResult
    public func withoutAnimation() -> ComponentChain {
        adjust { $0.isStill = true }
    }
}
