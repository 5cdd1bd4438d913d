import UIKit

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

    /// A fill with the standard gradient in place of the standard color.
    func resolved(_ fill: ComponentFill) -> ComponentFill { palette.resolved(fill) }

    /// The color that is seen of the background of the cover.
    var backdrop: PaintedColor { PaintedColor(background).over(paint(of: palette.backdrop)) }

    /// The color of a backdrop, with that of a shape on it.
    func colors(on backdrop: PaintedColor) -> PaintedBackdrops.Colors {
        guard palette.followsSurfaces else {
            return PaintedBackdrops.Colors(backdrop: backdrop, shape: standard)
        }
        let own = PaintedColor(standard)
        let shape = ShapeContrast(traits: traits).color(own, on: backdrop)
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
                PaintedColor.mean(of: gradient.colors.map(paint)) ?? PaintedColor(.clear)
            case .none: PaintedColor(.clear)
            }
        return paint.over(backdrop)
    }

    private func paint(of color: UIColor) -> PaintedColor { PaintedColor(color.resolvedColor(with: traits)) }
}
