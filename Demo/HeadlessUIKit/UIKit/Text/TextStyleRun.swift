/// The attributes of a stretch of text that matter to its layout and drawing.
final class TextStyleRun {
    let font: UIFont
    let advances: FontAdvances
    let paragraph: NSParagraphStyle
    let color: UIColor
    let backgroundColor: UIColor?
    let kern: CGFloat
    /// Whether the font's pairs are set closer; a kern of 0 says that they are not.
    let kernsPairs: Bool
    let baselineOffset: CGFloat
    let underline: HeadlessTextRun.Decoration?
    let strikethrough: HeadlessTextRun.Decoration?
    let outline: HeadlessTextRun.Outline?
    let shadow: NSShadow?
    let attachment: NSTextAttachment?

    static let defaultFont = UIFont(descriptor: UIFontDescriptor(name: "Helvetica", size: 12), size: 12)

    init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont ?? Self.defaultFont
        advances = FontAdvances(font)
        paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        let isLink = attributes[.link] != nil
        color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : .black)
        backgroundColor = attributes[.backgroundColor] as? UIColor
        let kern = Self.number(attributes[.kern])
        self.kern = kern ?? Self.number(attributes[.tracking]) ?? 0
        kernsPairs = kern != 0
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        underline = Self.decoration(attributes[.underlineStyle], attributes[.underlineColor])
        strikethrough = Self.decoration(attributes[.strikethroughStyle], attributes[.strikethroughColor])
        outline = Self.outline(attributes[.strokeWidth], attributes[.strokeColor])
        shadow = attributes[.shadow] as? NSShadow
        attachment = attributes[.attachment] as? NSTextAttachment
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func decoration(_ style: Any?, _ color: Any?) -> HeadlessTextRun.Decoration? {
        let number = number(style).map { NSUnderlineStyle(rawValue: Int($0)) }
        let style = style as? NSUnderlineStyle ?? number ?? []
        guard !style.isEmpty else { return nil }
        return HeadlessTextRun.Decoration(style: style, color: (color as? UIColor)?.cgColor)
    }

    private static func outline(_ width: Any?, _ color: Any?) -> HeadlessTextRun.Outline? {
        guard let width = number(width), width != 0 else { return nil }
        return HeadlessTextRun.Outline(width: width, color: (color as? UIColor)?.cgColor)
    }
}
