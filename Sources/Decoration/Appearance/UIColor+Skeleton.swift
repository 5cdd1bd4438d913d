import UIKit

extension UIColor {
    /// An opaque color of three bytes, red first.
    convenience init(hex: UInt32) {
        let part = { (shift: UInt32) in CGFloat((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// The color a shape changes to: darker for a light color, lighter for a dark one.
    var skeletonComplement: UIColor {
        isLight ? skeletonDarker : skeletonLighter
    }

    /// The same hue with 0.94 of the brightness.
    var skeletonDarker: UIColor { scaledBrightness(by: 0.94) }

    /// The same hue with 1.35 of the brightness, and at least 0.15 of it, so that black changes too.
    var skeletonLighter: UIColor { scaledBrightness(by: 1.35, atLeast: 0.15) }

    /// The same hue with its brightness multiplied, kept between a lower bound and 1.
    private func scaledBrightness(by factor: CGFloat, atLeast minimum: CGFloat = 0) -> UIColor {
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

    /// Whether the weighted brightness (299 R + 587 G + 114 B) / 1000 is at least a half, grays included.
    private var isLight: Bool {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
        return (299 * red + 587 * green + 114 * blue) / 1_000 >= 0.5
    }
}
