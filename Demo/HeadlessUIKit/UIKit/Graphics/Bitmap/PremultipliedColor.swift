/// A color whose components are multiplied by its alpha, so that colors can be added up.
struct PremultipliedColor {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The color as it lies over another.
    func over(_ other: PremultipliedColor) -> PremultipliedColor {
        var sum = self
        sum += other * (1 - alpha)
        return sum
    }

    static func += (sum: inout PremultipliedColor, other: PremultipliedColor) {
        sum.red += other.red
        sum.green += other.green
        sum.blue += other.blue
        sum.alpha += other.alpha
    }

    static func * (color: PremultipliedColor, factor: CGFloat) -> PremultipliedColor {
        PremultipliedColor(
            red: color.red * factor, green: color.green * factor, blue: color.blue * factor,
            alpha: color.alpha * factor)
    }
}

extension PremultipliedColor {
    init(_ color: CGColor) {
        let parts = color.headlessRGBA
        self.init(
            red: parts.red * parts.alpha, green: parts.green * parts.alpha, blue: parts.blue * parts.alpha,
            alpha: parts.alpha)
    }
}
