import Foundation

extension UILabel {
    /// The text of a label, as it was given.
    enum Content {
        case none
        case plain(String)
        case attributed(NSAttributedString)

        var string: String? {
            switch self {
            case .none: return nil
            case .plain(let text): return text
            case .attributed(let text): return text.string
            }
        }
    }

    /// The text as it is drawn, and how large it was found to be.
    struct Composition {
        var text: NSAttributedString?
        /// The characters of a plain text.
        var clusters: ClusteredText?
        /// The size for a width and a number of lines.
        var measured: (width: CGFloat, limit: Int, size: CGSize)?
    }

    /// The text with the label's own font, color and paragraph style wherever it has none.
    var composedText: NSAttributedString? {
        if let text = composition.text { return text }
        composition.text = composeText()
        return composition.text
    }

    /// The characters of the text with their room, or `nil` if there is none; those of a plain text are kept.
    var clusteredText: ClusteredText? {
        if let clusters = composition.clusters { return clusters }
        switch content {
        case .none: return nil
        case .plain(let text): composition.clusters = ClusteredText(text, style: TextStyleRun(ownAttributes))
        case .attributed: return composedText.map { ClusteredText($0) }
        }
        return composition.clusters
    }

    private func composeText() -> NSAttributedString? {
        switch content {
        case .none:
            return nil
        case .plain(let text):
            return PlainTexts.attributed(text, ownAttributes)
        case .attributed(let text):
            return text.filling(ownAttributes)
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        return [
            .font: font ?? UIFont.systemFont(ofSize: 17), .foregroundColor: textColor ?? UIColor.label,
            .paragraphStyle: style,
        ]
    }

    func takeAttributedText(_ text: NSAttributedString?) {
        guard let text else { return replaceContent(with: .none) }
        content = .none
        adoptAttributes(of: text)
        replaceContent(with: .attributed(NSAttributedString(attributedString: text)))
    }

    func replaceContent(with new: Content) {
        content = new
        composition = Composition()
        textDidChange()
    }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Setting one of the label's attributes sets it for the whole of an attributed text.
    func overwrite(_ key: NSAttributedString.Key, with value: Any) {
        composition = Composition()
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        content = .attributed(changed)
    }

    func overwriteParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
        composition = Composition()
        if case .attributed(let text) = content {
            content = .attributed(text.mappingParagraphStyles(change))
        }
        textDidChange()
    }
}

/// The attributed strings of plain texts, kept because Foundation on Linux never frees one.
@MainActor
private enum PlainTexts {
    private struct Key: Hashable {
        let text: String
        let font: UIFont?
        let color: UIColor?
        let paragraph: NSParagraphStyle?
    }

    private static let limit = 1_000
    private static var known: [Key: NSAttributedString] = [:]

    /// Returns the attributed string of a text, which others of the same look share.
    static func attributed(
        _ text: String, _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let key = Key(
            text: text, font: attributes[.font] as? UIFont, color: attributes[.foregroundColor] as? UIColor,
            paragraph: attributes[.paragraphStyle] as? NSParagraphStyle)
        if let text = known[key] { return text }
        if known.count == limit { known = [:] }
        let made = NSAttributedString(string: text, attributes: attributes)
        known[key] = made
        return made
    }
}
