/// Factors for the components of colors, as a replicator layer applies them to its copies.
struct ColorFactors: Equatable {
    var red: CGFloat = 1
    var green: CGFloat = 1
    var blue: CGFloat = 1
    var alpha: CGFloat = 1

    var isNeutral: Bool {
        red == 1 && green == 1 && blue == 1 && alpha == 1
    }

    func applied(to color: CGColor) -> CGColor {
        guard !isNeutral else { return color }
        let rgba = color.headlessRGBA
        return CGColor(
            red: rgba.red * red, green: rgba.green * green, blue: rgba.blue * blue,
            alpha: rgba.alpha * alpha)
    }

    func multiplied(by other: ColorFactors) -> ColorFactors {
        ColorFactors(
            red: red * other.red, green: green * other.green, blue: blue * other.blue,
            alpha: alpha * other.alpha)
    }
}
