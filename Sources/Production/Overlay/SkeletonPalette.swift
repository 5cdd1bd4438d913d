package import UIKit

/// The colors of a cover before they are resolved for an appearance.
package struct SkeletonPalette: Hashable, Sendable {
    /// The color of components without one of their own.
    package var component: UIColor

    /// The gradient of components without a fill of their own; `nil` paints them with the color.
    package var gradient: SkeletonGradient?

    /// The color of surfaces without one of their own.
    package var background: UIColor

    /// Whether the color of components changes where it could hardly be told from what is below it.
    package var followsSurfaces: Bool

    /// What is seen through a background that lets something through.
    var ground: UIColor = .screenBackground

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
    func grounded(on view: UIView?) -> SkeletonPalette {
        var palette = self
        palette.ground = view?.nearestOpaqueColor ?? .screenBackground
        return palette
    }

    /// The color of a shape without one of its own, resolved for the given traits.
    func shape(on ground: ShapeGround, traits: UITraitCollection) -> UIColor {
        let standard = component.resolvedColor(with: traits)
        guard followsSurfaces else { return standard }
        let painted = painted(shapeOn: ground, traits: traits)
        return painted == PaintedColor(standard) ? standard : painted.color
    }

    private func painted(shapeOn ground: ShapeGround, traits: UITraitCollection) -> PaintedColor {
        let standard = PaintedColor(component.resolvedColor(with: traits))
        guard followsSurfaces else { return standard }
        return ShapeContrast(traits: traits).color(standard, on: painted(ground, traits: traits))
    }

    /// The color that is seen of a ground.
    func painted(_ ground: ShapeGround, traits: UITraitCollection) -> PaintedColor {
        let seen = { (color: UIColor) in PaintedColor(color.resolvedColor(with: traits)) }
        switch ground {
        case .background:
            return seen(background).over(seen(self.ground))
        case .surface(let fill, let below):
            let under = painted(below, traits: traits)
            return fill == .standard
                ? seen(background).over(under)
                : painted(fill, shapeOn: below, traits: traits).over(under)
        case .shape(let fill, let below):
            let under = painted(below, traits: traits)
            return painted(resolved(fill), shapeOn: below, traits: traits).over(under)
        }
    }

    private func painted(
        _ fill: ComponentFill, shapeOn ground: ShapeGround, traits: UITraitCollection
    ) -> PaintedColor {
        switch fill {
        case .standard, .muted, .image: painted(shapeOn: ground, traits: traits)
        case .color(let color): PaintedColor(color.color.resolvedColor(with: traits))
        case .gradient(let gradient):
            PaintedColor.mean(
                of: gradient.colors.map { PaintedColor($0.resolvedColor(with: traits)) })
                ?? PaintedColor(.clear)
        case .none: PaintedColor(.clear)
        }
    }
}
