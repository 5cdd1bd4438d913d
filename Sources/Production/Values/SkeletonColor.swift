public import UIKit

/// A colour that can be stored: a UIKit colour together with a way to keep all its appearances.
///
/// In memory it is the very colour that the app gave, so a colour provider is asked again whenever
/// traits change. Encoded, it is the four colours it resolves to: light, dark, and both with
/// increased contrast.
public struct SkeletonColor: Hashable, Sendable {
    /// The colour.
    public let color: UIColor

    /// Wraps a colour.
    public init(_ color: UIColor) {
        self.color = color
    }
}

extension SkeletonColor: Codable {
    public init(from decoder: any Decoder) throws {
        let variants = try Variants(from: decoder)
        self.init(variants.color)
    }

    public func encode(to encoder: any Encoder) throws {
        try Variants(color).encode(to: encoder)
    }
}

/// The red, green, blue and alpha, 0...1, that a colour has in each appearance.
private struct Variants: Codable {
    let light: [Double]
    let dark: [Double]?
    let lightHighContrast: [Double]?
    let darkHighContrast: [Double]?

    init(_ color: UIColor) {
        let light = Self.parts(of: color, .light, .normal)
        let dark = Self.parts(of: color, .dark, .normal)
        let lightHigh = Self.parts(of: color, .light, .high)
        let darkHigh = Self.parts(of: color, .dark, .high)
        self.light = light
        self.dark = dark == light ? nil : dark
        self.lightHighContrast = lightHigh == light ? nil : lightHigh
        self.darkHighContrast = darkHigh == dark ? nil : darkHigh
    }

    var color: UIColor {
        let light = Self.color(light)
        let dark = dark.map(Self.color) ?? light
        let lightHigh = lightHighContrast.map(Self.color) ?? light
        let darkHigh = darkHighContrast.map(Self.color) ?? dark
        if self.dark == nil, lightHighContrast == nil, darkHighContrast == nil { return light }
        return UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            return traits.userInterfaceStyle == .dark
                ? (isHigh ? darkHigh : dark) : (isHigh ? lightHigh : light)
        }
    }

    private static func parts(
        of color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
    ) -> [Double] {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(accessibilityContrast: contrast),
        ])
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Double($0) }
    }

    private static func color(_ parts: [Double]) -> UIColor {
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return .clear }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
