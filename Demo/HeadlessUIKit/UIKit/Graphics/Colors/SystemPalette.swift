/// The colors of the system that everything is drawn with, as iOS 15 to 18 show them.
enum SystemPalette {
    static let systemRed = color(
        "systemRedColor", Shades(0xFF3B30, 0xFF453A), highContrast: Shades(0xD70015, 0xFF6961))
    static let systemOrange = color(
        "systemOrangeColor", Shades(0xFF9500, 0xFF9F0A), highContrast: Shades(0xC93400, 0xFFB340))
    static let systemYellow = color(
        "systemYellowColor", Shades(0xFFCC00, 0xFFD60A), highContrast: Shades(0xB25000, 0xFFD426))
    static let systemGreen = color(
        "systemGreenColor", Shades(0x34C759, 0x30D158), highContrast: Shades(0x248A3D, 0x30DB5B))
    static let systemMint = color(
        "systemMintColor", Shades(0x00C7BE, 0x63E6E2), highContrast: Shades(0x0C817B, 0x66D4CF))
    static let systemTeal = color(
        "systemTealColor", Shades(0x30B0C7, 0x40C8E0), highContrast: Shades(0x008299, 0x5DE6FF))
    static let systemCyan = color(
        "systemCyanColor", Shades(0x32ADE6, 0x64D2FF), highContrast: Shades(0x0071A4, 0x70D7FF))
    static let systemBlue = color(
        "systemBlueColor", Shades(0x007AFF, 0x0A84FF), highContrast: Shades(0x0040DD, 0x409CFF))
    static let systemIndigo = color(
        "systemIndigoColor", Shades(0x5856D6, 0x5E5CE6), highContrast: Shades(0x3634A3, 0x7D7AFF))
    static let systemPurple = color(
        "systemPurpleColor", Shades(0xAF52DE, 0xBF5AF2), highContrast: Shades(0x8944AB, 0xDA8FFF))
    static let systemPink = color(
        "systemPinkColor", Shades(0xFF2D55, 0xFF375F), highContrast: Shades(0xD30F45, 0xFF6482))
    static let systemBrown = color(
        "systemBrownColor", Shades(0xA2845E, 0xAC8E68), highContrast: Shades(0x7F6545, 0xB59469))
    static let systemGray = color(
        "systemGrayColor", Shades(0x8E8E93, 0x8E8E93), highContrast: Shades(0x6C6C70, 0xAEAEB2))
    static let systemGray2 = color(
        "systemGray2Color", Shades(0xAEAEB2, 0x636366), highContrast: Shades(0x8E8E93, 0x7C7C80))
    static let systemGray3 = color(
        "systemGray3Color", Shades(0xC7C7CC, 0x48484A), highContrast: Shades(0xAEAEB2, 0x545456))
    static let systemGray4 = color(
        "systemGray4Color", Shades(0xD1D1D6, 0x3A3A3C), highContrast: Shades(0xBCBCC0, 0x444446))
    static let systemGray5 = color(
        "systemGray5Color", Shades(0xE5E5EA, 0x2C2C2E), highContrast: Shades(0xD8D8DC, 0x363638))
    static let systemGray6 = color(
        "systemGray6Color", Shades(0xF2F2F7, 0x1C1C1E), highContrast: Shades(0xEBEBF0, 0x242426))
    static let label = color("labelColor", Shades(0x000000, 0xFFFFFF))
    static let secondaryLabel = color(
        "secondaryLabelColor", Shades(Shade(0x3C3C43, 0.6), Shade(0xEBEBF5, 0.6)),
        highContrast: Shades(Shade(0x3C3C43, 0.8), Shade(0xEBEBF5, 0.7)))
    static let tertiaryLabel = color(
        "tertiaryLabelColor", Shades(Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3)),
        highContrast: Shades(Shade(0x3C3C43, 0.7), Shade(0xEBEBF5, 0.55)))
    static let quaternaryLabel = color(
        "quaternaryLabelColor", Shades(Shade(0x3C3C43, 0.18), Shade(0xEBEBF5, 0.16)),
        highContrast: Shades(Shade(0x3C3C43, 0.55), Shade(0xEBEBF5, 0.4)))
    static let placeholderText = color(
        "placeholderTextColor", Shades(Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3)),
        highContrast: Shades(Shade(0x3C3C43, 0.7), Shade(0xEBEBF5, 0.55)))
    static let separator = color(
        "separatorColor", Shades(Shade(0x3C3C43, 0.29), Shade(0x545458, 0.6)))
    static let opaqueSeparator = color("opaqueSeparatorColor", Shades(0xC6C6C8, 0x38383A))
    static let link = color("linkColor", Shades(0x007AFF, 0x0984FF))
    static let systemFill = color(
        "systemFillColor", Shades(Shade(0x787880, 0.2), Shade(0x787880, 0.36)),
        highContrast: Shades(Shade(0x787880, 0.28), Shade(0x787880, 0.44)))
    static let secondarySystemFill = color(
        "secondarySystemFillColor", Shades(Shade(0x787880, 0.16), Shade(0x787880, 0.32)),
        highContrast: Shades(Shade(0x787880, 0.24), Shade(0x787880, 0.4)))
    static let tertiarySystemFill = color(
        "tertiarySystemFillColor", Shades(Shade(0x767680, 0.12), Shade(0x767680, 0.24)),
        highContrast: Shades(Shade(0x767680, 0.2), Shade(0x767680, 0.32)))
    static let quaternarySystemFill = color(
        "quaternarySystemFillColor", Shades(Shade(0x747480, 0.08), Shade(0x767680, 0.18)),
        highContrast: Shades(Shade(0x747480, 0.16), Shade(0x767680, 0.26)))
    static let systemBackground = color(
        "systemBackgroundColor", Shades(0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
        highContrast: Shades(0xFFFFFF, 0x000000, elevated: 0x242426))
    static let secondarySystemBackground = color(
        "secondarySystemBackgroundColor", Shades(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
        highContrast: Shades(0xEBEBF0, 0x242426, elevated: 0x363638))
    static let tertiarySystemBackground = color(
        "tertiarySystemBackgroundColor", Shades(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
        highContrast: Shades(0xFFFFFF, 0x363638, elevated: 0x444446))
    static let systemGroupedBackground = color(
        "systemGroupedBackgroundColor", Shades(0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
        highContrast: Shades(0xEBEBF0, 0x000000, elevated: 0x242426))
    static let secondarySystemGroupedBackground = color(
        "secondarySystemGroupedBackgroundColor", Shades(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
        highContrast: Shades(0xFFFFFF, 0x242426, elevated: 0x363638))
    static let tertiarySystemGroupedBackground = color(
        "tertiarySystemGroupedBackgroundColor", Shades(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
        highContrast: Shades(0xEBEBF0, 0x363638, elevated: 0x444446))

    private typealias Shade = SystemColor.Shade
    private typealias Shades = SystemColor.Shades

    private static func color(_ name: String, _ normal: Shades, highContrast: Shades? = nil) -> UIColor {
        UIColor(.system(SystemColor(name: name, normal: normal, highContrast: highContrast ?? normal)))
    }
}
