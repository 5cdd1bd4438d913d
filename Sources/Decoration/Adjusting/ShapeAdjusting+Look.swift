public import TabProduction
public import UIKit

/// Corners, paint and shadow.
extension ShapeAdjusting {
    /// Sets the corner radius, in points, and the corners that it applies to.
    ///
    /// More than half the height is drawn as half the height. A negative radius gives a warning and counts as zero.
    ///
    /// - Parameters:
    ///   - radius: The radius.
    ///   - corners: The corners; `nil`, the default, takes those that are round in the view, of a surface all of them.
    @discardableResult
    public func radius(_ radius: CGFloat, corners: CACornerMask? = nil) -> Self {
        let radius = notNegative(radius, "radius")
        return edit {
            $0.cornerRadius = radius
            if let corners {
                $0.maskedCorners = corners
            } else if $0.isSurface {
                $0.corners.rounded.formUnion(.all)
            }
        }
    }

    /// Reduces the corner radius by a distance in points, down to zero; a negative distance enlarges it.
    @discardableResult
    public func reducedRadius(_ distance: CGFloat) -> Self {
        guard isFinite(distance, "reducedRadius") else { return self }
        return edit { $0.cornerRadius = max(0, $0.cornerRadius - distance) }
    }

    /// Paints with a color, which follows light and dark if it is dynamic.
    @discardableResult
    public func color(_ color: UIColor) -> Self {
        edit { $0.fill = .color(SkeletonColor(color)) }
    }

    /// Paints with a gradient from left to right, its colors evenly spread.
    @discardableResult
    public func gradient(_ colors: [UIColor]) -> Self {
        gradient(SkeletonGradient(colors: colors))
    }

    /// Paints with a gradient, which says where its colors are; one without colors gives a warning and is ignored.
    @discardableResult
    public func gradient(_ gradient: SkeletonGradient) -> Self {
        if gradient.colors.isEmpty {
            warn("ignores gradient([]): a gradient has at least one color")
            return self
        }
        return edit { $0.fill = .gradient(gradient) }
    }

    /// Shows an image over the standard color, by the name of its asset in the app's own bundle; a name that is not there
    /// gives a warning.
    @discardableResult
    public func placeholder(_ name: String) -> Self {
        if UIImage(named: name) == nil { warn("finds no image \"\(name)\" in the app's own bundle") }
        return edit { $0.fill = .image(named: name) }
    }

    /// Takes a color, an image or a gradient away and paints with the standard color.
    @discardableResult
    public func removeContents() -> Self {
        edit { $0.fill = .standard }
    }

    /// Gives the shape a shadow.
    ///
    /// - Parameters:
    ///   - color: The color, which follows light and dark if it is dynamic.
    ///   - opacity: The opacity, 0...1.
    ///   - offset: The distance from the shape, in points; the default is 3 points up.
    ///   - radius: The blur, in points; the default is 3.
    @discardableResult
    public func shadow(
        _ color: UIColor, opacity: Float, offset: CGSize = CGSize(width: 0, height: -3), radius: CGFloat = 3
    ) -> Self {
        let shadow = Component.Shadow(
            color: SkeletonColor(color), opacity: opacity, offset: offset, radius: radius)
        return edit { $0.shadow = shadow }
    }

    /// Takes the shadow away.
    @discardableResult
    public func removeShadow() -> Self {
        edit { $0.shadow = nil }
    }
}
