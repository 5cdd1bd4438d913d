import TabCache
import UIKit

/// A color in parts of red, green and blue that can be measured, laid over others and made lighter or darker.
struct PaintedColor: Equatable {
    private let red: Double
    private let green: Double
    private let blue: Double

    /// How much of what is below is hidden, 0...1.
    let alpha: Double

    /// Reads a color that is already resolved; one without red, green and blue counts as gray.
    init(_ color: UIColor) {
        let parts = color.parts ?? [0.5, 0.5, 0.5, color.cgColor.alpha]
        self.init(parts[0], parts[1], parts[2], alpha: parts[3])
    }

    private init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) {
        let clamped = { (part: Double) in part.isFinite ? min(max(part, 0), 1) : 0 }
        (self.red, self.green, self.blue) = (clamped(red), clamped(green), clamped(blue))
        self.alpha = clamped(alpha)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The difference between the strongest and the weakest part, 0...1; none for grays.
    var chroma: Double { max(red, green, blue) - min(red, green, blue) }

    /// The relative luminance by WCAG, 0...1.
    var luminance: Double {
        let parts = linear
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// The contrast ratio of two opaque colors by WCAG, 1...21.
    func contrast(with other: PaintedColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The color that is seen when this one is laid over another.
    func over(_ below: PaintedColor) -> PaintedColor {
        let total = alpha + below.alpha * (1 - alpha)
        // Between two clear colors the parts are no numbers, which count as 0.
        let mixed = { (above: Double, below: Double, share: Double) in
            (above * alpha + below * share * (1 - alpha)) / total
        }
        return PaintedColor(
            mixed(red, below.red, below.alpha), mixed(green, below.green, below.alpha),
            mixed(blue, below.blue, below.alpha), alpha: total)
    }

    /// The color of the same hue with another luminance, opaque.
    func withLuminance(_ target: Double) -> PaintedColor {
        let old = luminance
        let parts = linear.map { part in
            if target <= old { return old > 0 ? part * target / old : 0 }
            return part + (1 - part) * (target - old) / (1 - old)
        }
        .map { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
        return PaintedColor(parts[0], parts[1], parts[2], alpha: 1)
    }

    /// The mean of several colors; of none a clear one, for parts that are no numbers count as 0.
    static func mean(of colors: [PaintedColor]) -> PaintedColor {
        let mean = { (part: KeyPath<PaintedColor, Double>) in
            colors.reduce(0) { $0 + $1[keyPath: part] } / Double(colors.count)
        }
        return PaintedColor(mean(\.red), mean(\.green), mean(\.blue), alpha: mean(\.alpha))
    }

    private var linear: [Double] {
        [red, green, blue].map { (part: Double) -> Double in
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
    }
}

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

    /// The luminance, 0...1, up to which a surface counts as dark.
    private let darkness: Double

    /// The contrast for an appearance; with Increase Contrast it leaves room for animations above 3:1.
    ///
    /// - Parameter isIncreased: Whether it leaves room above 1.2:1 for an animation that makes shapes darker in the light
    ///   and lighter in the dark.
    init(traits: UITraitCollection, isIncreased: Bool = false) {
        if traits.accessibilityContrast == .high {
            (range, darker, lighter, darkness) = (4.4...6, 4.5, 4.5, 0.18)
        } else if isIncreased {
            let darkness = traits.userInterfaceStyle == .dark ? 0.6 : 0.18
            (range, darker, lighter, self.darkness) = (1.32...1.6, 1.33, 1.4, darkness)
        } else {
            (range, darker, lighter, darkness) = (1.15...1.6, 1.18, 1.4, 0.18)
        }
    }

    /// Returns the color of a shape on a surface.
    func color(_ standard: PaintedColor, on surface: PaintedColor) -> PaintedColor {
        if range.contains(standard.contrast(with: surface)) { return standard }
        let luminance = surface.luminance
        let target =
            luminance > darkness
            ? (luminance + 0.05) / darker - 0.05 : (luminance + 0.05) * lighter - 0.05
        return surface.withLuminance(min(max(target, 0), 1))
    }
}
