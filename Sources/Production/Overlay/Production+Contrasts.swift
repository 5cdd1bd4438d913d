package import UIKit

extension Production {
    /// How much each drawn shape of the standard color differs from what is below it, as a contrast ratio by WCAG.
    package func contrasts(
        on background: UIColor, standard: UIColor = .skeletonStandard, traits: UITraitCollection
    ) -> [(component: Component, ratio: Double)] {
        let paints = ResolvedPalette(
            SkeletonPalette(component: standard, background: background, followsSurfaces: true),
            traits: traits)
        var backdrops = PaintedBackdrops(paints)
        return parts.compactMap { part in
            switch part {
            case .surface: _ = backdrops.paint(surface)
            case .card(let position): _ = backdrops.paint(cards[position])
            case .component(let position) where components[position].isDrawn:
                let colors = backdrops.paint(components[position])
                guard components[position].fill == .standard else { return nil }
                return (components[position], PaintedColor(colors.shape).contrast(with: colors.backdrop))
            case .component: break
            }
            return nil
        }
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
