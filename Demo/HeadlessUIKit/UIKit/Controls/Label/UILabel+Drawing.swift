import Foundation

extension UILabel {
    /// Where the text lies in `bounds`: as large as it needs, in the middle of the height.
    func composedTextRect(in bounds: CGRect, limit: Int) -> CGRect {
        guard let string = content.string, !string.isEmpty else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let size = pixelCeil(measuredSize(width: bounds.width, limit: limit))
        let width = min(size.width, bounds.width)
        let slack = bounds.height < .greatestFiniteMagnitude ? max(0, bounds.height - size.height) : 0
        let top = bounds.minY + pixelRound(slack / 2)
        return CGRect(x: bounds.minX, y: top, width: width, height: size.height)
    }

    private func measuredSize(width: CGFloat, limit: Int) -> CGSize {
        if let known = composition.measured, known.width == width, known.limit == limit { return known.size }
        guard let text = clusteredText else { return .zero }
        let size = layout(of: text, width: width, limit: limit).size
        composition.measured = (width, limit, size)
        return size
    }

    func drawComposedText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        if isStyled || adjustsFontSizeToFitWidth || shadowColor != nil {
            drawStyledText(in: rect, context: context)
        } else if let text = clusteredText {
            draw(text, in: rect, context: context)
        }
    }

    private func drawStyledText(in rect: CGRect, context: CGContext) {
        guard let text = composedText, text.length > 0 else { return }
        let shown = fittingText(styled(text), width: rect.width)
        let place = rect.offsetBy(dx: 0, dy: drop(of: shown, in: rect))
        if let shadowColor {
            let moved = place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
            draw(ClusteredText(shown.colored(shadowColor)), in: moved, context: context)
        }
        draw(ClusteredText(shown), in: place, context: context)
    }

    /// How far below the middle a text stands that was made smaller to fit on its line.
    private func drop(of shown: NSAttributedString, in rect: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text = composedText,
            let full = layout(of: ClusteredText(text), width: rect.width, limit: 1).lines.first,
            let small = layout(of: ClusteredText(shown), width: rect.width, limit: 1).lines.first
        else { return 0 }
        switch baselineAdjustment {
        case .alignBaselines: return full.baseline - small.baseline - (full.height - small.height) / 2
        case .alignCenters: return 0
        case .none: return -(full.height - small.height) / 2
        }
    }

    private func draw(_ text: ClusteredText, in rect: CGRect, context: CGContext) {
        let layout = fittingLayout(of: text, in: rect.size)
        let top = rect.minY + pixelRound((rect.height - layout.size.height) / 2)
        let lines = CGRect(x: rect.minX, y: top, width: rect.width, height: layout.size.height)
        layout.draw(in: lines, alignment: textAlignment, rightToLeft: isRightToLeft, in: context)
    }

    private func layout(of text: ClusteredText, width: CGFloat, limit: Int) -> HeadlessTextLayout {
        HeadlessTextLayout(text, width: width, maximumLines: max(0, limit), lineBreakMode: lineBreakMode)
    }

    /// The layout with only as many lines as the height has room for; there is always one.
    private func fittingLayout(of text: ClusteredText, in size: CGSize) -> HeadlessTextLayout {
        let full = layout(of: text, width: size.width, limit: numberOfLines)
        guard full.size.height > size.height + 0.5, full.lines.count > 1 else { return full }
        let fitting = full.lines.filter { $0.origin.y + $0.height <= size.height + 0.5 }.count
        return layout(of: text, width: size.width, limit: max(1, fitting))
    }

    private var isRightToLeft: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: - Looks

    /// Whether the text is drawn in other colors than its own.
    private var isStyled: Bool { !isEnabled || isHighlighted && highlightedTextColor != nil }

    private func styled(_ text: NSAttributedString) -> NSAttributedString {
        if !isEnabled { return text.fadingColors(by: 0.3) }
        if isHighlighted, let highlightedTextColor { return text.colored(highlightedTextColor) }
        return text
    }

    /// The text in smaller fonts if that is wanted and needed for its lines to fit the width.
    private func fittingText(_ text: NSAttributedString, width: CGFloat) -> NSAttributedString {
        guard adjustsFontSizeToFitWidth else { return text }
        let lines = CGFloat(max(1, numberOfLines))
        let natural = layout(of: ClusteredText(text), width: .greatestFiniteMagnitude, limit: 0).size.width
        guard natural > width * lines else { return text }
        return text.scalingFonts(by: max(minimumScaleFactor, width * lines / natural))
    }
}
