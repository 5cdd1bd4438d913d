import UIKit

/// The layer that draws one surface of a cover.
final class BackdropLayer: CAGradientLayer {
    private let backdrop: Backdrop

    /// Creates the layer of a surface whose production stands at a point of the cover.
    init(backdrop: Backdrop, origin: CGPoint) {
        self.backdrop = backdrop
        super.init()
        name = "surface"
        frame = backdrop.frame.offsetBy(dx: origin.x, dy: origin.y)
        round(backdrop.roundedCorners, by: backdrop.cornerRadius)
        borderWidth = backdrop.borderWidth
    }

    override init(layer: Any) {
        backdrop = (layer as? BackdropLayer)?.backdrop ?? Backdrop(frame: .zero)
        super.init(layer: layer)
    }

    /// A surface is made from a value and is never archived.
    required init?(coder: NSCoder) {
        nil
    }

    /// Paints the surface, resolving every colour for the given traits.
    func paint(with palette: SkeletonPalette, traits: UITraitCollection) {
        paint(backdrop.fill, standard: palette.background, traits: traits)
        cast(backdrop.shadow, traits: traits)
        borderColor = backdrop.borderColor?.color.resolvedColor(with: traits).cgColor
    }
}
