/// A typeface at a size.
///
/// The metrics are San Francisco's, whatever the family.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var fontDescriptor: UIFontDescriptor { descriptor }

    let descriptor: UIFontDescriptor
    /// How the font grows with the content size category; nil when it does not.
    let scaling: FontScaling?

    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.descriptor = descriptor.withSize(size > 0 ? size : UIFont.systemFontSize)
        self.scaling = pointSize > 0 ? nil : descriptor.values.textStyle.map(FontScaling.textStyle)
        super.init()
    }

    init(descriptor: UIFontDescriptor, scaling: FontScaling) {
        self.descriptor = descriptor
        self.scaling = scaling
        super.init()
    }

    /// A font of the few families that a headless system knows; nil for any other name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let values = FontFamily.values(forFontNamed: fontName) else { return nil }
        self.init(descriptor: UIFontDescriptor(values), size: fontSize)
    }

    // MARK: System fonts

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(.init(weight: weight)), size: fontSize)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(.init(isItalic: true)), size: fontSize)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(.init(weight: weight, hasColumnDigits: true)), size: fontSize)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(.init(design: .monospaced, weight: weight)), size: fontSize)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: traitCollection)
        return UIFont(descriptor: descriptor, size: 0)
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    open class var familyNames: [String] {
        FontFamily.names
    }

    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFamily.fontNames(inFamily: familyName)
    }

    // MARK: Properties

    open var familyName: String { descriptor.values.family }
    open var fontName: String { descriptor.postscriptName }
    open var pointSize: CGFloat { descriptor.pointSize }
    open var ascender: CGFloat { pointSize * 1950 / 2048 }
    open var descender: CGFloat { -pointSize * 494 / 2048 }
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }
    open var lineHeight: CGFloat { ascender - descender }
    open var leading: CGFloat { 0 }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(descriptor: descriptor, size: fontSize)
    }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return descriptor.values == other.descriptor.values
    }

    open override var hash: Int {
        descriptor.values.hashValue
    }

    open override var description: String {
        "<UIFont: font-family: \"\(familyName)\"; font-weight: \(headlessCSSWeight); "
            + "font-style: \(headlessIsItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
        self.descriptor = descriptor
        self.scaling = nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        descriptor.encode(with: coder)
    }
}

extension UIFont {
    /// The weight as CSS counts it: 400 is regular, 700 bold.
    public var headlessCSSWeight: Int {
        descriptor.values.weight.cssWeight
    }

    public var headlessIsItalic: Bool {
        descriptor.values.isItalic
    }

    public var headlessIsMonospaced: Bool {
        descriptor.values.design == .monospaced
    }
}
