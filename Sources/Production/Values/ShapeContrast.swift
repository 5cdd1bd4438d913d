import UIKit

/// How much a shape without a color of its own differs from the surface below it.
///
/// The standard color is kept wherever it differs enough, and not too much: a placeholder is seen, but never
/// as loud as content. Elsewhere the shape is the surface made darker, or lighter when it is dark, in its own hue.
struct ShapeContrast {
    /// The contrast ratios within which the standard color is kept.
    let range: ClosedRange<Double>

    /// The contrast ratio of a shape that is darker than its surface.
    private let darker: Double

    /// The contrast ratio of a shape that is lighter than its surface.
    private let lighter: Double

    /// The luminance, 0...1, below which a surface counts as dark.
    private static let darkness = 0.18

    /// The contrast for an appearance; with Increase Contrast it leaves room for animations above 3:1.
    init(traits: UITraitCollection) {
        if traits.accessibilityContrast == .high {
            (range, darker, lighter) = (4.4...6, 4.5, 4.5)
        } else {
            (range, darker, lighter) = (1.15...1.6, 1.18, 1.4)
        }
    }

    /// Returns the color of a shape on a surface.
    func color(_ standard: PaintedColor, on surface: PaintedColor) -> PaintedColor {
        if range.contains(standard.contrast(with: surface)) { return standard }
        let luminance = surface.luminance
        let target =
            luminance > Self.darkness
            ? (luminance + 0.05) / darker - 0.05 : (luminance + 0.05) * lighter - 0.05
        return surface.withLuminance(min(max(target, 0), 1))
    }
}
