/// One character as the reader sees it, with the room it takes.
struct TextCluster {
    let character: Character
    let range: NSRange
    let style: TextStyleRun
    private(set) var width: CGFloat
    let ascent: CGFloat
    let descent: CGFloat

    init(_ character: Character, range: NSRange, style: TextStyleRun) {
        self.character = character
        self.range = range
        self.style = style
        let attachment = character == "\u{FFFC}" ? style.attachment?.displayedBounds : nil
        width = (attachment?.width ?? style.advances.width(of: character)) + style.kern
        ascent = attachment?.maxY ?? 0
        descent = -(attachment?.minY ?? 0)
    }

    /// Creates a cluster that begins at a location of its text, in UTF-16 units.
    init(_ character: Character, at location: Int, style: TextStyleRun) {
        let length = character.isASCII && character != "\r\n" ? 1 : character.utf16.count
        self.init(character, range: NSRange(location: location, length: length), style: style)
    }

    /// The cluster with less room around it.
    func narrowed(by distance: CGFloat) -> TextCluster {
        var copy = self
        copy.width -= distance
        return copy
    }

    var isSpace: Bool {
        // Most text is ASCII, of which no table has to be asked.
        if let own = character.asciiValue { return own == 0x20 || (0x09...0x0D).contains(own) }
        return character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
    }

    var isNewline: Bool {
        character.isNewline
    }

    /// Whether a line may end after the cluster and before the next.
    func allowsBreak(before next: TextCluster) -> Bool {
        if isSpace { return !next.isSpace }
        if next.isSpace { return false }
        if let own = character.asciiValue, next.character.isASCII {
            return (own == UInt8(ascii: "-") || own == UInt8(ascii: "/")) && !next.character.isNumber
        }
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
