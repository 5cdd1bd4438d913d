import UIKit

extension UIColor {
    /// The colour a shape changes to: darker for a light colour, lighter for a dark one.
    ///
    /// A colour is light when its weighted brightness (299 R + 587 G + 114 B) / 1000 is at least 0.5,
    /// greys included. Darker is 0.94 of the brightness, lighter 1.35, and at least 0.15 for black.
    var skeletonComplement: UIColor {
        scaledBrightness(by: isLight ? 0.94 : 1.35, atLeast: isLight ? 0 : 0.15)
    }

    /// The same hue with its brightness multiplied, kept between a lower bound and 1.
    func scaledBrightness(by factor: CGFloat, atLeast minimum: CGFloat = 0) -> UIColor {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return self }
        let scaled = min(max(brightness * factor, minimum), 1)
        return UIColor(hue: hue, saturation: saturation, brightness: scaled, alpha: alpha)
    }

    private var isLight: Bool {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
        return (299 * red + 587 * green + 114 * blue) / 1_000 >= 0.5
    }
}
