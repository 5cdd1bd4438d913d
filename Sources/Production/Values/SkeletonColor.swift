public import UIKit

/// A colour that can be stored: a UIKit colour together with a way to keep all its appearances.
///
/// In memory it is the very colour that the app gave, so a colour provider is asked again whenever
/// traits change. Encoded, it is the colours it resolves to: light and dark, each with normal and
/// increased contrast, each on a base and on an elevated level.
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
    /// The appearance that the others are compared with, and that stands in for those not stored.
    private let light: [Double]
    private let dark: [Double]?
    private let lightHighContrast: [Double]?
    private let darkHighContrast: [Double]?
    private let lightElevated: [Double]?
    private let darkElevated: [Double]?
    private let lightHighContrastElevated: [Double]?
    private let darkHighContrastElevated: [Double]?

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
        let traits = UITraitCollection(traitsFrom: [
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

    /// The colour of stored parts; damaged ones give a clear colour.
    private static func color(_ parts: [Double]?) -> UIColor? {
        guard let parts else { return nil }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return .clear }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
