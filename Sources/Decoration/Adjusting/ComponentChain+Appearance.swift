public import UIKit

extension ComponentChain {
    /// Sets the corner radius of the corners that are round; more than half the height is clamped when drawn.
    ///
    /// A negative radius gives a warning and counts as zero.
    @discardableResult
    public consuming func radius(_ radius: CGFloat) -> ComponentChain {
        let radius = notNegative(radius, "radius")
        return edit { $0.cornerRadius = radius }
    }

    /// Sets the corner radius and the corners it applies to.
    @discardableResult
    public consuming func radius(_ radius: CGFloat, corners: RoundedCorners) -> ComponentChain {
        self.radius(radius).edit { $0.roundedCorners = corners }
    }

    /// Reduces the corner radius by a distance, down to zero (`reducedRadius`).
    @discardableResult
    public consuming func reducedRadius(_ distance: CGFloat) -> ComponentChain {
        guard isFinite(distance, "reducedRadius") else { return self }
        return edit { $0.cornerRadius = max(0, $0.cornerRadius - distance) }
    }

    /// Paints with a colour of its own, which follows light and dark if it is dynamic.
    @discardableResult
    public consuming func color(_ color: UIColor) -> ComponentChain {
        edit { $0.fill = .color(SkeletonColor(color)) }
    }

    /// Paints with a gradient from left to right, its colours evenly spread.
    @discardableResult
    public consuming func gradient(_ colors: [UIColor]) -> ComponentChain {
        gradient(SkeletonGradient(colors: colors))
    }

    /// Paints with a gradient.
    @discardableResult
    public consuming func gradient(_ gradient: SkeletonGradient) -> ComponentChain {
        edit { $0.fill = .gradient(gradient.componentGradient) }
    }

    /// Shows an image of the app in place of the shape, by the name of its asset.
    @discardableResult
    public consuming func placeholder(_ name: String) -> ComponentChain {
        edit { $0.fill = .image(named: name) }
    }

    /// Takes a colour, an image or a gradient away and paints with the standard colour (`removeContents`).
    @discardableResult
    public consuming func removeContents() -> ComponentChain {
        edit { $0.fill = .standard }
    }

    /// Gives the shape a shadow.
    @discardableResult
    public consuming func shadow(
        _ color: UIColor, opacity: Float, offset: CGSize = CGSize(width: 0, height: -3), radius: CGFloat = 3
    ) -> ComponentChain {
        let shadow = ComponentShadow(
            color: SkeletonColor(color), opacity: opacity, offset: offset, radius: radius)
        return edit { $0.shadow = shadow }
    }

    /// Takes the shadow away.
    @discardableResult
    public consuming func removeShadow() -> ComponentChain {
        edit { $0.shadow = nil }
    }

    /// Leaves the component out; its index stays taken.
    @discardableResult
    public consuming func remove() -> ComponentChain {
        edit { $0.removal = .adjusted }
    }

    /// Shows a component that mapping left out because it is hidden or small, or that was removed.
    @discardableResult
    public consuming func show() -> ComponentChain {
        edit { $0.removal = nil }
    }

    /// Opens the cover here, so that the real view is seen (`penetrate`).
    ///
    /// The hole is where the view is, whatever the frame was adjusted to; of a created component it is the frame.
    @discardableResult
    public consuming func cutOut() -> ComponentChain {
        edit { $0.isCutOut = true }
    }

    /// Keeps animations away from the component (`withoutAnimation`).
    @discardableResult
    public consuming func withoutAnimation() -> ComponentChain {
        edit { $0.isStill = true }
    }
}
