import TabCache
import UIKit

/// The red, green, blue and alpha, 0...1, that a color has in each appearance.
package struct ColorVariants: Codable, Sendable {
    /// The appearance that the others are compared with, and that is used for those not stored.
    var light: [Double]
    var dark: [Double]?
    var lightHighContrast: [Double]?
    var darkHighContrast: [Double]?
    var lightElevated: [Double]?
    var darkElevated: [Double]?
    var lightHighContrastElevated: [Double]?
    var darkHighContrastElevated: [Double]?

    init(_ color: UIColor) {
        let parts = { Self.parts(of: color, $0, $1, $2) }
        let different = { (parts: [Double], base: [Double]) in parts == base ? nil : parts }
        let light = parts(.light, .normal, .base)
        let dark = parts(.dark, .normal, .base)
        let lightHigh = parts(.light, .high, .base)
        let darkHigh = parts(.dark, .high, .base)
        self.light = light
        self.dark = different(dark, light)
        lightHighContrast = different(lightHigh, light)
        darkHighContrast = different(darkHigh, dark)
        lightElevated = different(parts(.light, .normal, .elevated), light)
        darkElevated = different(parts(.dark, .normal, .elevated), dark)
        lightHighContrastElevated = different(parts(.light, .high, .elevated), lightHigh)
        darkHighContrastElevated = different(parts(.dark, .high, .elevated), darkHigh)
    }

    var color: UIColor {
        let light = Self.color(light)
        let dark = Self.color(dark) ?? light
        let lightHigh = Self.color(lightHighContrast) ?? light
        let darkHigh = Self.color(darkHighContrast) ?? dark
        if isStatic { return light ?? .clear }
        let base = [light, dark, lightHigh, darkHigh]
        let elevated = [
            Self.color(lightElevated) ?? light, Self.color(darkElevated) ?? dark,
            Self.color(lightHighContrastElevated) ?? lightHigh,
            Self.color(darkHighContrastElevated) ?? darkHigh,
        ]
        return UIColor { traits in
            let colors = InterfaceLevel(of: traits) == .elevated ? elevated : base
            let index =
                (traits.userInterfaceStyle == .dark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)
            return colors[index] ?? .clear
        }
    }

    private var isStatic: Bool {
        [
            dark, lightHighContrast, darkHighContrast, lightElevated, darkElevated,
            lightHighContrastElevated, darkHighContrastElevated,
        ].allSatisfy { $0 == nil }
    }

    private static func parts(
        of color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast,
        _ level: InterfaceLevel
    ) -> [Double] {
        let traits = UITraitCollection.combining([
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
            level.traits,
        ])
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Double($0) }
    }

    /// The color of stored parts; damaged ones give a clear color.
    private static func color(_ parts: [Double]?) -> UIColor? {
        guard let parts else { return nil }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return .clear }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
