import TabCache
package import UIKit

/// What has been painted of a production so far, from the back: it tells the color that is below each part.
struct PaintedBackdrops {
    /// The colors that a part is painted with where it has none of its own.
    struct Colors {
        /// What is seen below the part.
        let backdrop: PaintedColor

        /// The color of a shape there.
        let shape: UIColor
    }

    private let palette: ResolvedPalette

    /// The background of the cover, which is below everything.
    private let background: Colors

    /// The areas that shapes may stand on, in points, from the back.
    private var areas: [(frame: CGRect, colors: Colors)] = []

    /// Begins with the background of a cover.
    init(_ palette: ResolvedPalette) {
        self.palette = palette
        background = palette.colors(on: palette.backdrop)
    }

    /// Paints a shape over what is there, and returns the colors below it: of a text those below its middle, for a line may
    /// reach over an edge.
    mutating func paint(_ component: Component) -> Colors {
        let frame = component.frame
        let isText = component.role == .label
        let below = colors(
            under: isText ? frame.insetBy(dx: frame.width / 5, dy: frame.height * 2 / 5) : frame)
        if component.isSurface || component.isBackdrop {
            let fill = palette.fill(of: component)
            let isBare = component.isSurface && fill == .standard
            let standard = PaintedColor(isBare ? palette.background : below.shape)
            let color = palette.painted(fill, over: below.backdrop, standard: standard)
            areas.append((frame, palette.colors(on: color)))
        }
        return below
    }

    private func colors(under frame: CGRect) -> Colors {
        let inner = frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2))
        return areas.last { $0.frame.holds(inner) }?.colors ?? background
    }
}

extension CGRect {
    /// Whether no edge of another rectangle is outside.
    fileprivate func holds(_ other: CGRect) -> Bool {
        minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
    }
}

extension Production {
    /// How much each drawn shape of the standard color differs from what is below it, as a contrast ratio by WCAG.
    package func contrasts(
        on background: UIColor, standard: UIColor = .skeletonStandard, traits: UITraitCollection
    ) -> [(component: Component, ratio: Double)] {
        let paints = ResolvedPalette(
            SkeletonPalette(component: standard, background: background, followsSurfaces: true),
            traits: traits)
        var backdrops = PaintedBackdrops(paints)
        return paintOrder.compactMap { component in
            let colors = backdrops.paint(component)
            guard !component.isSurface, component.fill == .standard else { return nil }
            return (component, PaintedColor(colors.shape).contrast(with: colors.backdrop))
        }
    }
}
