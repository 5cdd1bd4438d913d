import Foundation

extension UITextField {
    /// The text as it may be seen: as bullets if it is a secret, faded if the field is disabled.
    func shownText(_ text: NSAttributedString) -> NSAttributedString {
        var shown = text
        if isSecureTextEntry, text.length > 0 {
            let bullets = String(repeating: "•", count: text.string.count)
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            shown = NSAttributedString(string: bullets, attributes: attributes)
        }
        return isEnabled ? shown : shown.fadingColors(by: 0.5)
    }

    func layout(of text: NSAttributedString, width: CGFloat) -> HeadlessTextLayout {
        HeadlessTextLayout(text, width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    }

    func drawLine(_ text: NSAttributedString, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
        let layout = layout(of: fitted(text, width: rect.width), width: rect.width)
        let top = rect.minY + pixelRound((rect.height - layout.size.height) / 2)
        let line = CGRect(x: rect.minX, y: top, width: rect.width, height: layout.size.height)
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.draw(in: line, alignment: textAlignment, rightToLeft: rightToLeft, in: context)
    }

    private func fitted(_ text: NSAttributedString, width: CGFloat) -> NSAttributedString {
        guard adjustsFontSizeToFitWidth else { return text }
        let natural = layout(of: text, width: .greatestFiniteMagnitude).size.width
        guard natural > width, let size = font?.pointSize, size > 0 else { return text }
        return text.scalingFonts(by: max(minimumFontSize / size, width / natural))
    }

    func drawBorder() {
        let rect = borderRect(forBounds: bounds)
        let image = isEnabled ? background : disabledBackground ?? background
        if borderStyle != .roundedRect { image?.draw(in: rect) }
        switch borderStyle {
        case .none: break
        case .line: outline(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)), color: .label, width: 1)
        case .bezel: outline(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)), color: .systemGray, width: 2)
        case .roundedRect: drawRoundedRect(rect)
        }
    }

    private func drawRoundedRect(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
        (isEnabled ? UIColor.systemBackground : UIColor.tertiarySystemFill).setFill()
        path.fill()
        outline(path, color: .systemGray4, width: 0.5)
    }

    private func outline(_ path: UIBezierPath, color: UIColor, width: CGFloat) {
        color.setStroke()
        path.lineWidth = width
        path.stroke()
    }
}
