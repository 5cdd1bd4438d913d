/// How fonts are named in a picture: the system font by what resembles it where the picture is looked at.
enum SVGFont {
    static let defaultFamily = "Inter, -apple-system, 'SF Pro Text', Helvetica, Arial, sans-serif"

    /// The family list of a font; nil for the one that all of the picture has.
    static func family(of font: UIFont) -> String? {
        if font.headlessIsMonospaced { return "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace" }
        switch font.fontDescriptor.values.design {
        case .serif: return "ui-serif, Georgia, 'DejaVu Serif', serif"
        case .rounded: return "ui-rounded, 'SF Pro Rounded', " + defaultFamily
        default: break
        }
        let family = font.familyName
        return family.hasPrefix(".") ? nil : "'\(family)', " + defaultFamily
    }

    /// Sets the attributes of the font on an element; initial values are left out.
    static func set(_ font: UIFont, on element: SVGElement) {
        element.set("font-family", family(of: font))
        element.set("font-size", SVGFormat.number(font.pointSize))
        if font.headlessCSSWeight != 400 {
            element.set("font-weight", String(font.headlessCSSWeight))
        }
        element.set("font-style", font.headlessIsItalic ? "italic" : nil)
    }
}
