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

/// One character as the reader sees it, with the room it takes.
struct TextCluster {
    let character: Character
    let range: NSRange
    let style: TextStyleRun
    let width: CGFloat
    let ascent: CGFloat

    init(_ character: Character, range: NSRange, style: TextStyleRun) {
        self.character = character
        self.range = range
        self.style = style
        let attachment = character == "\u{FFFC}" ? style.attachmentSize : nil
        width = (attachment?.width ?? FontWidths.shared.width(of: character, in: style.font)) + style.kern
        ascent = attachment?.height ?? 0
    }

    var isSpace: Bool {
        character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
    }

    var isNewline: Bool {
        character.isNewline
    }

    /// Whether a line may end after the cluster and before the next.
    func allowsBreak(before next: TextCluster) -> Bool {
        if isSpace { return !next.isSpace }
        if next.isSpace { return false }
        if "-\u{2010}\u{2013}\u{2014}\u{AD}\u{200B}/".contains(character) {
            return !next.character.isNumber
        }
        return (isIdeograph || next.isIdeograph) && !next.isClosing && !isOpening
    }

    private var isIdeograph: Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0x2FFF, 0x3001...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60: true
        default: false
        }
    }

    private var isClosing: Bool {
        "、。，．・：；？！）」』】〉》〕ー,.:;?!)]}%”’…".contains(character)
    }

    private var isOpening: Bool {
        "（「『【〈《〔([{“‘".contains(character)
    }
}
