/// One character as the reader sees it, with the room it takes.
struct TextCluster {
    let character: Character
    /// The code of a character of ASCII; 0 for the others.
    let ascii: UInt8
    let range: NSRange
    let style: TextStyleRun
    private(set) var width: CGFloat
    let ascent: CGFloat
    let descent: CGFloat

    init(_ character: Character, range: NSRange, style: TextStyleRun) {
        self.character = character
        ascii = character.asciiValue ?? 0
        self.range = range
        self.style = style
        let attachment =
            style.attachment != nil && character == "\u{FFFC}" ? style.attachment?.displayedBounds : nil
        let advance = ascii > 0 ? style.advances.width(ofASCII: ascii) : style.advances.width(of: character)
        width = (attachment?.width ?? advance) + style.kern
        ascent = attachment?.maxY ?? 0
        descent = -(attachment?.minY ?? 0)
    }

    /// Creates a cluster that begins at a location of its text, in UTF-16 units.
    init(_ character: Character, at location: Int, style: TextStyleRun) {
        // A carriage return and a line feed are one character, whose code is the line feed's.
        let length = character.asciiValue.map { $0 != 0x0A } == true ? 1 : character.utf16.count
        self.init(character, range: NSRange(location: location, length: length), style: style)
    }

    /// The cluster with the room that its font leaves between it and the next.
    mutating func kern(before next: TextCluster) {
        guard ascii > 0, next.ascii > 0, next.style === style, style.kernsPairs else { return }
        width += style.advances.kerning(ascii, next.ascii)
    }

    /// The cluster with less room around it.
    func narrowed(by distance: CGFloat) -> TextCluster {
        var copy = self
        copy.width -= distance
        return copy
    }

    var isTab: Bool { ascii == 0x09 }

    /// The cluster with another width, as a tab has at each place.
    func stretched(to width: CGFloat) -> TextCluster {
        var copy = self
        copy.width = width
        return copy
    }

    var isSpace: Bool {
        // Most text is ASCII, of which no table has to be asked.
        if ascii > 0 { return ascii == 0x20 || (0x09...0x0D).contains(ascii) }
        return character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
    }

    var isNewline: Bool {
        character.isNewline
    }

    /// Whether a line may end after the cluster and before the next.
    func allowsBreak(before next: TextCluster) -> Bool {
        if isSpace { return !next.isSpace }
        if next.isSpace { return false }
        if ascii > 0, next.ascii > 0 {
            return (ascii == UInt8(ascii: "-") || ascii == UInt8(ascii: "/")) && !next.character.isNumber
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
