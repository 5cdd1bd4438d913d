/// How wide the characters of one font are set.
struct FontAdvances {
    private let pointSize: CGFloat
    private let weight: CGFloat
    private let isMonospaced: Bool
    private let hasColumnDigits: Bool

    init(_ font: UIFont) {
        pointSize = font.pointSize
        weight = CGFloat(font.headlessCSSWeight)
        isMonospaced = font.headlessIsMonospaced
        hasColumnDigits = font.descriptor.values.hasColumnDigits
    }

    /// The advance of a character, in points.
    func width(of character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        return ems(of: scalar, in: character) * pointSize
    }

    private func ems(of scalar: Unicode.Scalar, in character: Character) -> CGFloat {
        let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
        if isDigit, hasColumnDigits, character.unicodeScalars.count == 1 {
            let digit = FontWidthTable.columnDigit
            return blend(CGFloat(digit.regular), CGFloat(digit.bold))
        }
        if !Self.isPlain(character, scalar) {
            if Self.isEmoji(character, scalar) { return 1.25 }
            if Self.isWide(scalar) { return 1 }
            if Self.isZeroWidth(scalar) { return 0 }
        }
        if isMonospaced { return 0.6 }
        let widths = FontWidths.shared
        if let found = widths[scalar.value] ?? widths[Self.base(of: character)] {
            return blend(CGFloat(found.regular), CGFloat(found.bold))
        }
        return Self.average(for: scalar)
    }

    /// The width at the font's weight, on the line through regular (400) and bold (700).
    private func blend(_ regular: CGFloat, _ bold: CGFloat) -> CGFloat {
        (regular + (bold - regular) * (weight - 400) / 300) / 1000
    }

    /// The letter below the accents of the character.
    private static func base(of character: Character) -> UInt32 {
        let decomposed = String(character).decomposedStringWithCanonicalMapping
        return decomposed.unicodeScalars.first?.value ?? 0
    }

    /// Whether the character is one of ASCII's that are printed, none of which is wide or has no width.
    private static func isPlain(_ character: Character, _ scalar: Unicode.Scalar) -> Bool {
        (0x20...0x7E).contains(scalar.value) && character.utf8.count == 1
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
        case .control, .format, .nonspacingMark, .enclosingMark: scalar != "\t"
        default: false
        }
    }

    /// Widths for the scripts without a table: rough averages.
    private static func average(for scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.value {
        case 0x09: 1.65
        case 0xA0, 0x2000...0x200A, 0x202F: 0.28
        case 0x0590...0x05FF: 0.55
        case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.5
        default: 0.6
        }
    }
}
