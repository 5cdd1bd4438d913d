/// The families a headless system has, by the names of their fonts; all are measured with the same widths.
enum FontFamily {
    static let system = ".AppleSystemUIFont"
    static let names = ["Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman"]

    private static let monospaced: Set = ["Courier New", "Menlo"]

    static func fontNames(inFamily family: String) -> [String] {
        guard names.contains(family) else { return [] }
        let stem = stem(of: family)
        return [stem, stem + "-Bold", stem + "-Italic", stem + "-BoldItalic"]
    }

    static func values(forFontNamed fontName: String) -> UIFontDescriptor.Values? {
        let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
        guard let stem = parts.first, let family = family(withStem: stem) else { return nil }
        let face = parts.count > 1 ? parts[1] : ""
        let weight = face.replacingOccurrences(of: "Italic", with: "")
        guard weight.isEmpty || UIFont.Weight(name: weight) != nil else { return nil }
        var values = UIFontDescriptor.Values(
            design: monospaced.contains(family) ? .monospaced : .default,
            weight: UIFont.Weight(name: weight) ?? .regular, isItalic: face.hasSuffix("Italic"))
        values.family = family
        return values
    }

    static func fontName(of values: UIFontDescriptor.Values) -> String {
        let isSystem = values.family == system
        let stem = isSystem ? systemStem(values.design) : stem(of: values.family)
        let isPlain = !isSystem && values.weight == .regular
        let face = (isPlain ? "" : values.weight.name) + (values.isItalic ? "Italic" : "")
        return face.isEmpty ? stem : "\(stem)-\(face)"
    }

    private static func stem(of family: String) -> String {
        family.replacingOccurrences(of: " ", with: "")
    }

    private static func family(withStem stem: String) -> String? {
        names.first { self.stem(of: $0) == stem || $0 == stem }
    }

    private static func systemStem(_ design: UIFontDescriptor.SystemDesign) -> String {
        switch design {
        case .serif: ".SFUISerif"
        case .rounded: ".SFUIRounded"
        case .monospaced: ".SFUIMono"
        default: ".SFUI"
        }
    }
}
