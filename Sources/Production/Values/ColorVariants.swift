import UIKit

/// The red, green, blue and alpha, 0...1, that a color has in each appearance.
struct ColorVariants: Codable {
    /// Once, where the color is the same in all appearances, or else for each of them in order.
    private let variants: [[Double]]

    init(_ color: UIColor) {
        let all = LayerAppearance.all.map { Self.parts(of: color.resolvedColor(with: $0.traits)) }
        variants = Set(all).count == 1 ? Array(all.prefix(1)) : all
    }

    /// The color; a clear one where the stored parts are damaged.
    var color: UIColor {
        let colors = variants.map(Self.color)
        if colors.count < LayerAppearance.all.count { return colors.first ?? .clear }
        return UIColor { colors[LayerAppearance(of: $0).index] }
    }

    private static func parts(of color: UIColor) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Double($0) }
    }

    private static func color(_ parts: [Double]) -> UIColor {
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return .clear }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
