import UIKit

/// The layer that draws one surface of a cover.
final class SurfaceLayer: CALayer {
    /// The surface that is drawn.
    let surface: Surface

    /// Creates the layer of a surface whose production stands at a point of the cover.
    ///
    /// - Parameter rim: The width, in points, of a rim in the color of the backdrop, which keeps a surface without a border
    ///   apart from a shape below it.
    init(surface: Surface, origin: CGPoint, rim: CGFloat = 0) {
        self.surface = surface
        super.init()
        name = "surface"
        frame = surface.frame.offsetBy(dx: origin.x, dy: origin.y)
        round(surface.roundedCorners, by: surface.cornerRadius)
        borderWidth = max(surface.borderWidth, rim)
        guard surface.shadow != nil, surface.fill != .none else { return }
        // A known outline need not be found by drawing the surface once more in each frame.
        shadowPath =
            UIBezierPath(rounding: surface.roundedCorners, of: bounds, by: surface.cornerRadius).cgPath
    }

    override init(layer: Any) {
        surface = (layer as? SurfaceLayer)?.surface ?? Surface(frame: .zero)
        super.init(layer: layer)
    }

    /// A surface is made from a value and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    /// Paints the surface, which has colors below it.
    func paint(with paints: ResolvedPalette, on colors: PaintedBackdrops.Colors) {
        paint(
            surface.fill, standard: paints.background, muted: colors.shape, tint: paints.tint,
            traits: paints.traits)
        cast(surface.shadow, traits: paints.traits)
        let border =
            surface.borderWidth > 0 ? surface.borderColor?.color ?? colors.shape : colors.backdrop.color
        borderColor = border.resolvedColor(with: paints.traits).cgColor
    }
}
