/// The attributes of a stretch of text that matter to its layout and drawing.
final class TextStyleRun {
    let font: UIFont
    let color: UIColor
    let backgroundColor: UIColor?
    let kern: CGFloat
    let baselineOffset: CGFloat
    let isUnderlined: Bool
    let isStruckThrough: Bool
    let shadow: NSShadow?
    let attachmentSize: CGSize?

    static let defaultFont = UIFont(descriptor: UIFontDescriptor(name: "Helvetica", size: 12), size: 12)

    init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont ?? Self.defaultFont
        let isLink = attributes[.link] != nil
        color = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : .black)
        backgroundColor = attributes[.backgroundColor] as? UIColor
        kern = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        isUnderlined = Self.isSet(attributes[.underlineStyle])
        isStruckThrough = Self.isSet(attributes[.strikethroughStyle])
        shadow = attributes[.shadow] as? NSShadow
        attachmentSize = (attributes[.attachment] as? NSTextAttachment)?.displayedSize
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

    private static func isSet(_ value: Any?) -> Bool {
        if let style = value as? NSUnderlineStyle { return !style.isEmpty }
        return (number(value) ?? 0) != 0
    }
}
