package import UIKit

extension Production {
    /// How much each drawn shape of the standard color differs from what is below it, as a contrast ratio by WCAG.
    package func contrasts(
        on background: UIColor, standard: UIColor = .skeletonStandard, traits: UITraitCollection
    ) -> [(component: Component, ratio: Double)] {
        let paints = ResolvedPalette(
            SkeletonPalette(component: standard, background: background, followsSurfaces: true),
            traits: traits)
        return stackedParts().compactMap { part, ground in
            guard case .component(let position) = part else { return nil }
            let component = components[position]
            guard !component.isRemoved, !component.isCutOut, component.fill == .standard else { return nil }
            let shape = PaintedColor(paints.shape(on: ground))
            return (component, shape.contrast(with: paints.painted(ground)))
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
