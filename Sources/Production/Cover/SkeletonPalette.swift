import TabCache
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

    /// Whether components that adapt differ more from the surface below them, for an animation that crosses them.
    var increasesContrast = false

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

extension UIColor {
    /// The color of shapes on white and black, which follows the surface below them.
    package static let skeletonStandard = UIColor { traits in
        let isContrastHigh = traits.accessibilityContrast == .high
        let white: CGFloat =
            traits.userInterfaceStyle == .dark
            ? (isContrastHigh ? 0x75 : 0x28) : (isContrastHigh ? 0x76 : 0xEE)
        return UIColor(white: white / 255, alpha: 1)
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

/// The colors of a cover as they are painted in one appearance.
struct ResolvedPalette {
    /// The traits that colors are resolved with.
    let traits: UITraitCollection

    /// The color of surfaces without one of their own.
    let background: UIColor

    /// The color of images that are templates.
    let tint: UIColor?

    private let palette: SkeletonPalette

    /// The color of shapes without one of their own, before it follows a surface.
    private let standard: UIColor

    /// Resolves the colors of a palette for the given traits.
    init(_ palette: SkeletonPalette, traits: UITraitCollection, tint: UIColor? = nil) {
        self.palette = palette
        self.traits = traits
        self.tint = tint?.resolvedColor(with: traits)
        background = palette.background.resolvedColor(with: traits)
        standard = palette.component.resolvedColor(with: traits)
    }

    /// The fill of a component: of a shape with the standard gradient in place of the standard color.
    func fill(of component: Component) -> ComponentFill {
        guard !component.isSurface, component.fill == .standard, let gradient = palette.gradient else {
            return component.fill
        }
        return .gradient(gradient)
    }

    /// The color that is seen of the background of the cover.
    var backdrop: PaintedColor { PaintedColor(background).over(paint(of: palette.backdrop)) }

    /// The color of a backdrop, with that of a shape on it.
    func colors(on backdrop: PaintedColor) -> PaintedBackdrops.Colors {
        guard palette.followsSurfaces else {
            return PaintedBackdrops.Colors(backdrop: backdrop, shape: standard)
        }
        let own = PaintedColor(standard)
        let shape = ShapeContrast(traits: traits, isIncreased: palette.increasesContrast).color(
            own, on: backdrop)
        return PaintedBackdrops.Colors(backdrop: backdrop, shape: shape == own ? standard : shape.color)
    }

    /// The color that is seen of a fill over what is below it; of a gradient the mean of its colors.
    ///
    /// - Parameter standard: The color of a fill that has none of its own.
    func painted(
        _ fill: ComponentFill, over backdrop: PaintedColor, standard: PaintedColor
    ) -> PaintedColor {
        let paint =
            switch fill {
            case .standard, .muted, .image: standard
            case .color(let color): paint(of: color.color)
            case .gradient(let gradient):
                PaintedColor.mean(of: gradient.colors.map(paint))
            case .none: PaintedColor(.clear)
            }
        return paint.over(backdrop)
    }

    private func paint(of color: UIColor) -> PaintedColor { PaintedColor(color.resolvedColor(with: traits)) }
}
