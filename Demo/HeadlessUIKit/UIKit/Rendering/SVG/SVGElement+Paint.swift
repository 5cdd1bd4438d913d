extension SVGElement {
    /// Sets a color that does not move, with its opacity when it has one.
    func setPaint(_ name: String, _ color: CGColor) {
        let rgba = color.headlessRGBA
        set(name, SVGFormat.hex([rgba.red, rgba.green, rgba.blue]))
        if rgba.alpha < 1 {
            set("\(name)-opacity", SVGFormat.number(rgba.alpha))
        }
    }
}

extension CGLineCap {
    /// The attribute's word; nil for the initial one.
    var svgName: String? {
        switch self {
        case .butt: nil
        case .round: "round"
        case .square: "square"
        }
    }
}

extension CGLineJoin {
    /// The attribute's word; nil for the initial one.
    var svgName: String? {
        switch self {
        case .miter: nil
        case .round: "round"
        case .bevel: "bevel"
        }
    }
}

extension CGAffineTransform {
    /// The transform as an attribute, in the shortest form; nil for the identity.
    var svgText: String? {
        guard !isIdentity else { return nil }
        if a == 1, b == 0, c == 0, d == 1 { return "translate(\(SVGFormat.numbers([tx, ty])))" }
        if b == 0, c == 0, tx == 0, ty == 0 {
            return "scale(\(Self.factors(a == d ? [a] : [a, d])))"
        }
        let linear = Self.factors([a, b, c, d])
        return "matrix(\(linear) \(SVGFormat.numbers([tx, ty])))"
    }

    private static func factors(_ values: [CGFloat]) -> String {
        values.map { SVGFormat.number(Double($0), places: 4) }.joined(separator: " ")
    }
}
