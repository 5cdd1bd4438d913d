import Foundation

extension NSAttributedString {
    var wholeRange: NSRange { NSRange(location: 0, length: length) }

    /// The same text with `defaults` wherever it has no such attribute.
    func filling(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: wholeRange, options: []) { attributes, range, _ in
            result.setAttributes(defaults.merging(attributes) { _, own in own }, range: range)
        }
        return result
    }

    /// The same text with every stretch's attributes sent through `transform`.
    func mappingAttributes(
        _ transform: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: wholeRange, options: []) { attributes, range, _ in
            result.setAttributes(transform(attributes), range: range)
        }
        return result
    }

    func mappingParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        mappingAttributes { attributes in
            guard let old = attributes[.paragraphStyle] as? NSParagraphStyle else { return attributes }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(old)
            change(style)
            return attributes.merging([.paragraphStyle: style]) { _, new in new }
        }
    }

    func colored(_ color: UIColor) -> NSAttributedString {
        mappingAttributes { $0.merging([.foregroundColor: color]) { _, new in new } }
    }

    func fadingColors(by factor: CGFloat) -> NSAttributedString {
        mappingAttributes { attributes in
            guard let color = attributes[.foregroundColor] as? UIColor else { return attributes }
            let faded = color.withAlphaComponent(color.cgColor.alpha * factor)
            return attributes.merging([.foregroundColor: faded]) { _, new in new }
        }
    }

    func scalingFonts(by factor: CGFloat) -> NSAttributedString {
        mappingAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return attributes }
            return attributes.merging([.font: font.withSize(font.pointSize * factor)]) { _, new in new }
        }
    }
}
