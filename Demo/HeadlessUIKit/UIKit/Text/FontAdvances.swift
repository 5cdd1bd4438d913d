/// How wide the characters of one font are set.
struct FontAdvances {
    private let pointSize: CGFloat
    private let weight: CGFloat
    private let isMonospaced: Bool
    private let hasColumnDigits: Bool
    private let face: SanFrancisco
    /// The points of a unit of the face.
    private let unit: CGFloat

    init(_ font: UIFont) {
        pointSize = font.pointSize
        weight = CGFloat(font.headlessCSSWeight)
        isMonospaced = font.headlessIsMonospaced
        hasColumnDigits = font.descriptor.values.hasColumnDigits
        face = SanFrancisco(size: font.pointSize, cssWeight: font.headlessCSSWeight)
        unit = font.pointSize / SanFrancisco.unitsPerEm
    }

    /// The advance of a character, in points.
    func width(of character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if character.utf8.count == 1, scalar.value < 0x80 { return width(ofASCII: UInt8(scalar.value)) }
        if Self.isEmoji(character, scalar) { return 1.25 * pointSize }
        if Self.isWide(scalar) { return pointSize }
        if Self.isZeroWidth(scalar) { return 0 }
        if isMonospaced { return Self.monospacedEms * pointSize }
        let (own, base) = (scalar.value, Self.base(of: character))
        if let found = FontWidths.shared[own] { return width(found) }
        if base < 0x80 { return width(ofASCII: UInt8(base)) }
        return FontWidths.shared[base].map(width) ?? Self.average(for: scalar) * pointSize
    }

    /// The advance of a character of ASCII, in points.
    func width(ofASCII code: UInt8) -> CGFloat {
        guard SanFrancisco.ascii.contains(code) else {
            return code == 0x09 ? Self.tabEms * pointSize : 0
        }
        if isMonospaced { return Self.monospacedEms * pointSize }
        // Digits in columns were not measured; they are as wide as the widest of the others.
        if hasColumnDigits, Self.digits.contains(code) { return face.advance(of: Self.widestDigit) * unit }
        return face.advance(of: code) * unit
    }

    /// By how much two characters of ASCII that follow each other stand farther apart, in points.
    func kerning(_ left: UInt8, _ right: UInt8) -> CGFloat {
        guard !isMonospaced, SanFrancisco.ascii.contains(left), SanFrancisco.ascii.contains(right),
            !hasColumnDigits || !Self.digits.contains(left) || !Self.digits.contains(right)
        else { return 0 }
        return face.kerning(left, right) * unit
    }

    private static let monospacedEms = 1266 / SanFrancisco.unitsPerEm
    private static let tabEms: CGFloat = 1.65
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let widestDigit = UInt8(ascii: "4")
    /// How wide San Francisco's letters are for one point of Inter's: regular and bold, for text and for display.
    private static let proportion = (text: (0.994, 1.02), display: (0.886, 0.924))

    /// The width at the font's weight, on the line through regular (400) and bold (700).
    private func width(_ found: FontWidths.Width) -> CGFloat {
        let (text, display) = (Self.proportion.text, Self.proportion.display)
        let regular = CGFloat(found.regular) * (text.0 + face.display * (display.0 - text.0))
        let bold = CGFloat(found.bold) * (text.1 + face.display * (display.1 - text.1))
        return (regular + (bold - regular) * (weight - 400) / 300) / 1000 * pointSize + face.tracking * unit
    }

    /// The letter below the accents of the character.
    private static func base(of character: Character) -> UInt32 {
        let decomposed = String(character).decomposedStringWithCanonicalMapping
        return decomposed.unicodeScalars.first?.value ?? 0
    }

    private static func isEmoji(_ character: Character, _ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation
            || scalar.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F }
    }

    /// Whether the character fills an em square: Chinese, Japanese, Korean and full-width forms.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Widths for the scripts without a table: rough averages.
    private static func average(for scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.value {
        case 0xA0, 0x2000...0x200A, 0x202F: 0.28
        case 0x0590...0x05FF: 0.55
        case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.5
        default: 0.6
        }
    }
}
