/// A color, or a rule that gives one for the traits it is shown with.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    enum Storage {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case system(SystemColor)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
        super.init()
    }

    public override convenience init() {
        self.init(white: 0, alpha: 0)
    }

    public init(white: CGFloat, alpha: CGFloat) {
        self.storage = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness)
        let (red, green, blue) = color.rgb
        self.storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.storage = .fixed(CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        self.storage = .fixed(cgColor)
        super.init()
    }

    /// The color registered with `HeadlessAssets` under the name.
    public convenience init?(named name: String) {
        guard let color = HeadlessAssets.color(named: name) else { return nil }
        self.init(color.storage)
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.storage = .dynamic(dynamicProvider)
        super.init()
    }

    // MARK: Resolving

    /// The color for the current traits.
    open var cgColor: CGColor {
        resolvedCGColor(with: nil)
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed: self
        case .dynamic, .system: UIColor(cgColor: resolvedCGColor(with: traitCollection))
        }
    }

    private func resolvedCGColor(with traitCollection: UITraitCollection?) -> CGColor {
        switch storage {
        case .fixed(let color):
            return color
        case .system(let color):
            return color.resolved(with: traitCollection ?? .current)
        case .dynamic(let provider):
            let traits = traitCollection ?? .current
            return provider(traits).resolvedCGColor(with: traits)
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.headlessWithAlpha(alpha))
        case .dynamic, .system:
            UIColor { [self] in UIColor(cgColor: resolvedCGColor(with: $0).headlessWithAlpha(alpha)) }
        }
    }

    // MARK: Components

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.headlessRGBA
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = cgColor.headlessRGBA
        let color = HSBColor(red: red, green: green, blue: blue)
        hue?.pointee = color.hue
        saturation?.pointee = color.saturation
        brightness?.pointee = color.brightness
        alpha?.pointee = opacity
        return true
    }

    /// The gray value of the color; of a color that is not gray, its luminance.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = cgColor.headlessRGBA
        let isGray = red == green && green == blue
        white?.pointee = isGray ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
        alpha?.pointee = opacity
        return true
    }

    // MARK: Drawing

    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        return switch (storage, other.storage) {
        case (.fixed(let first), .fixed(let second)): first == second
        case (.system(let first), .system(let second)): first == second
        default: false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .system(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let color):
            let name = color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
            return name + (color.components ?? []).map { " \(Self.short($0))" }.joined()
        case .system(let color):
            return "<UIDynamicSystemColor; name = \(color.name)>"
        case .dynamic:
            return "<UIDynamicProviderColor>"
        }
    }

    private static func short(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(describing: value)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        guard keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
        let values = keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.storage = .fixed(CGColor(red: values[0], green: values[1], blue: values[2], alpha: values[3]))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        let (red, green, blue, alpha) = cgColor.headlessRGBA
        coder.encode(Double(red), forKey: "UIRed")
        coder.encode(Double(green), forKey: "UIGreen")
        coder.encode(Double(blue), forKey: "UIBlue")
        coder.encode(Double(alpha), forKey: "UIAlpha")
    }
}
