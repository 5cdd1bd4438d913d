import TabCache
import UIKit

/// What the surface of a view is painted with, wherever its color comes from.
@MainActor
struct SurfacePaint {
    /// The fill, or `nil` if nothing of the surface is seen.
    let fill: ComponentFill?

    /// Whether it hides all that is behind it.
    let isOpaque: Bool
}

extension SurfacePaint {
    /// Reads the paint of a view: its effect, its gradient or shape layer, its background.
    ///
    /// - Parameter keepsColors: Whether colored surfaces stay colored; otherwise they become gray.
    init(of view: UIView, keepsColors: Bool) {
        if view.isGlass {
            self.init(fill: .muted, isOpaque: true)
        } else if let gradient = (view.layer as? CAGradientLayer).flatMap({ SkeletonGradient($0) }) {
            self.init(
                fill: Self.fill(of: gradient, traits: view.traitCollection, keepsColors: keepsColors),
                isOpaque: gradient.colors.allSatisfy(\.isOpaque))
        } else if let shape = view.layer as? CAShapeLayer, shape.path != nil, let color = shape.fillColor {
            self.init(color: UIColor(cgColor: color), traits: view.traitCollection, keepsColors: keepsColors)
        } else {
            self.init(
                color: view.backgroundColor, traits: view.traitCollection, keepsColors: keepsColors)
        }
    }

    /// Paints with a color, if anything of it is seen.
    init(color: UIColor?, traits: UITraitCollection, keepsColors: Bool) {
        guard let color, color.isVisible else {
            self.init(fill: nil, isOpaque: false)
            return
        }
        self.init(
            fill: Self.fill(of: color, traits: traits, keepsColors: keepsColors), isOpaque: color.isOpaque)
    }

    /// A color as it is, or gray if it is a pattern or none that surfaces have.
    static func fill(of color: UIColor, traits: UITraitCollection, keepsColors: Bool) -> ComponentFill {
        color.isPattern || !keepsColors && color.isColored(in: traits) ? .muted : .color(SkeletonColor(color))
    }

    /// A gradient as it is, or gray if any of its colors is none.
    static func fill(
        of gradient: SkeletonGradient, traits: UITraitCollection, keepsColors: Bool
    ) -> ComponentFill {
        let isColored = gradient.colors.contains { $0.isVisible && $0.isColored(in: traits) }
        return !keepsColors && isColored ? .muted : .gradient(gradient)
    }
}

extension UIColor {
    /// The difference between the parts of a color up to which it counts as gray, 0...1.
    private static let grayness = 0.15

    /// The luminance, 0...1, that tells the surfaces of the light from those of the dark.
    private static let middle = 0.4

    /// Whether the color is none of the grays that surfaces usually have: a color, or one as dark, or as light, as texts are.
    fileprivate func isColored(in traits: UITraitCollection) -> Bool {
        let color = PaintedColor(resolvedColor(with: traits))
        guard color.chroma <= Self.grayness else { return true }
        guard color.alpha > Self.surfaceAlpha else { return false }
        let isDark = traits.userInterfaceStyle == .dark
        return isDark ? color.luminance > Self.middle : color.luminance < Self.middle
    }

    /// The opacity, 0...1, up to which a gray only tints what is below it.
    private static let surfaceAlpha = 0.95
}
