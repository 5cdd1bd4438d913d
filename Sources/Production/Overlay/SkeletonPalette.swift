public import UIKit

/// The colors of a cover before they are resolved for an appearance.
package struct SkeletonPalette: Equatable, Sendable {
    /// The color of components without one of their own.
    package var component: UIColor

    /// The gradient of components without a fill of their own; `nil` paints them with the color.
    package var gradient: SkeletonGradient?

    /// The color of surfaces without one of their own.
    package var background: UIColor

    /// Whether the color of components adapts to the surface below them.
    package var followsSurfaces: Bool

    /// Whether the cover takes its background from what is behind it, and is clear where nothing opaque is.
    package var takesBackdrop = false

    /// What is seen through a background that lets something through.
    var backdrop: UIColor = .screenBackground

    /// Creates a palette.
    package init(
        component: UIColor, gradient: SkeletonGradient? = nil, background: UIColor,
        followsSurfaces: Bool = false
    ) {
        self.component = component
        self.gradient = gradient
        self.background = background
        self.followsSurfaces = followsSurfaces
    }
}

extension SkeletonPalette {
    /// A fill with the standard gradient in place of the standard color.
    func resolved(_ fill: ComponentFill) -> ComponentFill {
        guard fill == .standard, let gradient else { return fill }
        return .gradient(gradient)
    }

    /// The palette with what is behind the cover.
    @MainActor
    func resolved(over view: UIView?) -> SkeletonPalette {
        var palette = self
        let color = view?.nearestOpaqueColor
        palette.backdrop = color ?? view?.window?.backgroundColor ?? .screenBackground
        if takesBackdrop { palette.background = color ?? .clear }
        return palette
    }
}

/// Decides whether skeletons are light or dark: adopt it to follow a setting of the app's own.
///
/// `.system`, `.light` and `.dark` are there already.
@MainActor
public protocol DarkModeSwitching: Sendable {
    /// Returns the traits that the colors of a skeleton are resolved with.
    ///
    /// - Parameter traits: Those of the view below it.
    func traits(for traits: UITraitCollection) -> UITraitCollection
}
