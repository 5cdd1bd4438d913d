import UIKit

/// The colors of a cover as they are painted, each mixed once, however many shapes have it.
final class ResolvedPalette {
    /// The traits that colors are resolved with.
    let traits: UITraitCollection

    /// The color of surfaces without one of their own.
    let background: UIColor

    private let palette: SkeletonPalette
    private var shapes: [ShapeGround: UIColor] = [:]

    /// Resolves the colors of a palette for the given traits.
    init(_ palette: SkeletonPalette, traits: UITraitCollection) {
        self.palette = palette
        self.traits = traits
        background = palette.background.resolvedColor(with: traits)
    }

    /// A fill with the standard gradient in place of the standard color.
    func resolved(_ fill: ComponentFill) -> ComponentFill { palette.resolved(fill) }

    /// The color that is seen of a ground.
    func ground(_ ground: ShapeGround) -> UIColor { palette.painted(ground, traits: traits).color }

    /// The color of a shape without one of its own.
    func shape(on ground: ShapeGround) -> UIColor {
        if let color = shapes[ground] { return color }
        let color = palette.shape(on: ground, traits: traits)
        shapes[ground] = color
        return color
    }
}
