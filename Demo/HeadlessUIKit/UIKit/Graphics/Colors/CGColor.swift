/// An immutable color: components in a color space, and an alpha.
public final class CGColor: Hashable, @unchecked Sendable {
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.colorSpace = space
        self.values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
        self.values = [red, green, blue, alpha]
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        self.colorSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
        self.values = [gray, alpha]
    }

    convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(name: CGColorSpace.displayP3), values: [red, green, blue, alpha])
    }

    private init(space: CGColorSpace?, values: [CGFloat]) {
        self.colorSpace = space
        self.values = values
    }

    public var components: [CGFloat]? { values }

    public var numberOfComponents: Int { values.count }

    public var alpha: CGFloat { values.last ?? 1 }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        headlessWithAlpha(alpha)
    }

    /// The same color with another alpha.
    public func headlessWithAlpha(_ alpha: CGFloat) -> CGColor {
        CGColor(space: colorSpace, values: values.dropLast() + [alpha])
    }

    /// The color as red, green, blue and alpha in sRGB, whatever its space; wide colors reach beyond 0...1.
    public var headlessRGBA: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard values.count > 2 else { return (values[0], values[0], values[0], values[1]) }
        let rgb = Array(values[..<3])
        let inSRGB = colorSpace?.name == CGColorSpace.displayP3 ? DisplayP3.sRGB(rgb) : rgb
        return (inSRGB[0], inSRGB[1], inSRGB[2], values[3])
    }

    public static func == (first: CGColor, second: CGColor) -> Bool {
        first.values == second.values && first.colorSpace == second.colorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
