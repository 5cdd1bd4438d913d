import UIKit

/// The colors of a cover as they are painted, each mixed once, however many shapes have it.
final class ResolvedPalette {
    /// The traits that colors are resolved with.
    let traits: UITraitCollection

    /// The color of surfaces without one of their own.
    let background: UIColor

    /// The color of images that are templates.
    let tint: UIColor?

    private let palette: SkeletonPalette

    /// The color of shapes without one of their own, before it follows a surface.
    private let standard: UIColor

    private var shapes: [ShapeGround: UIColor] = [:]
    private var grounds: [ShapeGround: PaintedColor] = [:]

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

    /// The color that is seen of a ground.
    func ground(_ ground: ShapeGround) -> UIColor { painted(ground).color }

    /// The color of a shape without one of its own.
    func shape(on ground: ShapeGround) -> UIColor {
        guard palette.followsSurfaces else { return standard }
        if let color = shapes[ground] { return color }
        let painted = paintedShape(on: painted(ground))
        let color = painted == PaintedColor(standard) ? standard : painted.color
        shapes[ground] = color
        return color
    }

    /// The color that is seen of a ground, in parts.
    func painted(_ ground: ShapeGround) -> PaintedColor {
        if let color = grounds[ground] { return color }
        let under = ground.below.map(painted) ?? paint(of: palette.ground)
        let color = paint(of: ground.paint, on: under).over(under)
        grounds[ground] = color
        return color
    }
}

// MARK: - Mixing

extension ResolvedPalette {
    private func paintedShape(on ground: PaintedColor) -> PaintedColor {
        let standard = PaintedColor(standard)
        return palette.followsSurfaces ? ShapeContrast(traits: traits).color(standard, on: ground) : standard
    }

    private func paint(of color: UIColor) -> PaintedColor { PaintedColor(color.resolvedColor(with: traits)) }

    private func paint(of ground: ShapeGround.Paint, on under: PaintedColor) -> PaintedColor {
        switch ground {
        case .background, .surface(.standard): PaintedColor(background)
        case .surface(let fill): paint(of: fill, on: under)
        case .shape(let fill): paint(of: resolved(fill), on: under)
        }
    }

    private func paint(of fill: ComponentFill, on under: PaintedColor) -> PaintedColor {
        switch fill {
        case .standard, .muted, .image: paintedShape(on: under)
        case .color(let color): paint(of: color.color)
        case .gradient(let gradient):
            PaintedColor.mean(of: gradient.colors.map(paint)) ?? PaintedColor(.clear)
        case .none: PaintedColor(.clear)
        }
    }
}
