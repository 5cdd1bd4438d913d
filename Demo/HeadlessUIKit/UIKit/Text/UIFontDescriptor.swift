/// What makes up a font: family, design, size, weight and other traits.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    struct Values: Hashable {
        var family = FontFamily.system
        var design = SystemDesign.default
        var size: CGFloat = 0
        var weight = UIFont.Weight.regular
        var isItalic = false
        var hasColumnDigits = false
        var textStyle: UIFont.TextStyle?

        init(
            design: SystemDesign = .default, weight: UIFont.Weight = .regular, isItalic: Bool = false,
            hasColumnDigits: Bool = false
        ) {
            self.design = design
            self.weight = weight
            self.isItalic = isItalic
            self.hasColumnDigits = hasColumnDigits
        }
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        values = Values().adding(attributes)
        super.init()
    }

    public init(name fontName: String, size: CGFloat) {
        var values = FontFamily.values(forFontNamed: fontName) ?? Values()
        values.size = size
        self.values = values
        super.init()
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let traits = traitCollection ?? .current
        var values = Values(weight: style.weight)
        values.size = style.pointSize(for: traits.preferredContentSizeCategory)
        values.textStyle = style
        if traits.legibilityWeight == .bold {
            values.weight = values.weight.bolder
        }
        return UIFontDescriptor(values)
    }

    // MARK: Properties

    open var pointSize: CGFloat { values.size }

    open var postscriptName: String { FontFamily.fontName(of: values) }

    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if values.isItalic { traits.insert(.traitItalic) }
        if values.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if values.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: values.size, .name: postscriptName]
        attributes[.textStyle] = values.textStyle?.rawValue
        return attributes
    }

    open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
        switch attribute {
        case .family: values.family
        case .face: values.weight.name
        case .traits:
            [TraitKey.weight: values.weight.rawValue, .symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
        default: fontAttributes[attribute]
        }
    }

    // MARK: Derived descriptors

    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        UIFontDescriptor(values.adding(attributes))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        with { $0.size = newPointSize }
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        with { $0.family = newFamily }
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor {
        with { $0.take(newFace) }
    }

    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        with { $0.apply(symbolicTraits) }
    }

    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard values.family == FontFamily.system else { return nil }
        return with { $0.design = design }
    }

    private func with(_ change: (inout Values) -> Void) -> UIFontDescriptor {
        var values = values
        change(&values)
        return UIFontDescriptor(values)
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        values == (object as? UIFontDescriptor)?.values
    }

    open override var hash: Int {
        values.hashValue
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        var values = Values()
        values.size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        values.weight = UIFont.Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight")))
        let traits = SymbolicTraits(rawValue: UInt32(coder.decodeInt64(forKey: "UIFontTraits")))
        values.apply(traits, keepingWeight: true)
        let family = coder.decodeObject(of: NSString.self, forKey: "UIFontFamily")
        values.family = family as String? ?? values.family
        self.values = values
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(values.size), forKey: "UIFontPointSize")
        coder.encode(Double(values.weight.rawValue), forKey: "UIFontWeight")
        coder.encode(Int64(symbolicTraits.rawValue), forKey: "UIFontTraits")
        coder.encode(values.family as NSString, forKey: "UIFontFamily")
    }
}

extension UIFontDescriptor.Values {
    /// Takes the weight and slant that the name of a face tells.
    mutating func take(_ face: String) {
        isItalic = face.hasSuffix("Italic")
        let name = face.replacingOccurrences(of: "Italic", with: "").trimmingCharacters(in: .whitespaces)
        weight = UIFont.Weight(name: name) ?? .regular
    }

    mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits, keepingWeight: Bool = false) {
        isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) {
            design = .monospaced
        }
        guard !keepingWeight else { return }
        let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
        if traits.contains(.traitBold) {
            weight = isBold ? weight : (textStyle == nil ? .bold : .semibold)
        } else if isBold {
            weight = .regular
        }
    }

    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor.Values {
        var values = self
        if let name = attributes[.name] as? String, let named = FontFamily.values(forFontNamed: name) {
            values = named
            values.size = size
        }
        values.family = attributes[.family] as? String ?? values.family
        values.size = Self.number(attributes[.size]) ?? values.size
        if let style = attributes[.textStyle] as? String {
            values.textStyle = UIFont.TextStyle(rawValue: style)
        }
        if let face = attributes[.face] as? String { values.take(face) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let symbolic = traits[.symbolic] as? UInt32 {
                values.apply(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
            }
            let number = Self.number(traits[.weight]).map { UIFont.Weight($0) }
            values.weight = traits[.weight] as? UIFont.Weight ?? number ?? values.weight
        }
        return values
    }

    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }
}
