public import TabProduction
public import UIKit

extension UIColor {
    /// Darker for a light color that is not dynamic, lighter for a dark one, as SkeletonView has it; what pulses and gradients
    /// change to.
    ///
    /// A color is light when its weighted brightness (299 R + 587 G + 114 B) / 1000 is at least 0.5.
    /// Grays are weighed like any other color, so white becomes darker, and black gets visibly lighter: the hue stays, with
    /// 0.94 of the brightness, or else with 1.35 of it, at least 0.15 and at most 1.
    var skeletonComplement: UIColor {
        isLight ? scaledBrightness(by: 0.94, atLeast: 0) : scaledBrightness(by: 1.35, atLeast: 0.15)
    }

    private func scaledBrightness(by factor: CGFloat, atLeast minimum: CGFloat) -> UIColor {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
            return self
        }
        let scaled = min(max(brightness * factor, minimum), 1)
        return UIColor(hue: hue, saturation: saturation, brightness: scaled, alpha: alpha)
    }

    private var isLight: Bool {
        guard let parts else { return false }
        return (299 * parts[0] + 587 * parts[1] + 114 * parts[2]) / 1_000 >= 0.5
    }
}

extension SkeletonGradient {
    /// Creates a gradient from a color to another and back.
    ///
    /// - Parameters:
    ///   - baseColor: The color at both ends; `nil` takes the standard color of shapes.
    ///   - secondaryColor: The color in the middle; `nil` takes the complement of the other.
    public init(baseColor: UIColor? = nil, secondaryColor: UIColor? = nil) {
        let baseColor = baseColor ?? .skeletonStandard
        let middle = secondaryColor ?? UIColor { baseColor.resolvedColor(with: $0).skeletonComplement }
        self.init(colors: [baseColor, middle, baseColor])
    }
}
