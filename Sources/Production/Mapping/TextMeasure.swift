import UIKit

/// The heights of text in one font, and the place of its bars.
///
/// A bar is lower than its line and stands in the middle of it, so that bars and the gaps between them
/// follow each other exactly as the lines do:
///
///     ┌──────────────┐  line height
///     │ ▓▓▓▓▓▓▓▓▓▓▓▓ │  bar = coefficient × line height
///     ├──────────────┤
///     │ ▓▓▓▓▓▓       │  gap = line height − bar
///     └──────────────┘
struct TextMeasure {
    /// The height of one line, in points.
    let lineHeight: CGFloat

    /// The extra distance between two lines, in points.
    let lineSpacing: CGFloat

    /// The height of the bar of one line, in points.
    let barHeight: CGFloat

    /// The gap between the bars of two lines, in points.
    var spacing: CGFloat { max(0, lineHeight + lineSpacing - barHeight) }

    /// Measures a font; without one the system's for labels.
    init(font: UIFont?, lineSpacing: CGFloat = 0, options: MappingOptions) {
        let lineHeight = (font ?? .systemFont(ofSize: 17)).lineHeight
        let isSane = lineHeight > 0 && lineHeight.isFinite
        self.lineHeight = isSane ? lineHeight : 16
        self.lineSpacing = lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0
        barHeight = options.animatedHeight ?? max(0, options.animatedHeightCoefficient) * self.lineHeight
    }

    /// Measures the font of a label; of attributed text, that of its first character.
    @MainActor
    init(of label: UILabel, options: MappingOptions) {
        let text = label.attributedText.flatMap { $0.length > 0 ? $0 : nil }
        let font = text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        let style = text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        self.init(font: font ?? label.font, lineSpacing: style?.lineSpacing ?? 0, options: options)
    }

    /// Places the bars of a text that is centred in the height of its view, as a label's is.
    ///
    /// - Parameters:
    ///   - component: The component, whose frame is the view's.
    ///   - numberOfLines: The largest number of lines; zero for as many as fit.
    ///   - textWidth: The width of the text in one line, or `nil` if it is not known.
    func place(_ component: inout Component, numberOfLines: Int, textWidth: CGFloat?) {
        let frame = component.frame
        let fitting = linesFitting(frame.height)
        let count = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
        let height = min(barHeight, max(frame.height, 0))
        if count == 1 {
            component.setHeight(height)
            component.setWidth(min(textWidth ?? frame.width, frame.width))
            return
        }
        // A text without a limit goes on filling its frame, whatever height the app gives it later.
        let isFilling = numberOfLines <= 0
        let stackHeight = CGFloat(count) * (height + spacing) - spacing
        component.setHeight(isFilling ? max(stackHeight, frame.height - spacing) : stackHeight)
        component.lines = TextLines(
            count: isFilling ? 0 : count, lineHeight: height, spacing: spacing, isCentered: true)
    }

    private func linesFitting(_ height: CGFloat) -> Int {
        // Labels round their height to pixels, so half a point is not a missing line.
        let lines = (height + lineSpacing + 0.5) / (lineHeight + lineSpacing)
        return min(max(1, Int(min(lines, 1_000))), TextLines.barLimit)
    }

    /// The width a label needs for its text in one line.
    @MainActor
    static func width(of label: UILabel) -> CGFloat? {
        let width = label.sizeThatFits(CGSize(width: 100_000, height: 100_000)).width
        return width.isFinite && width > 0 ? width : nil
    }

    /// The side that text is aligned to; justified text keeps the side it begins at.
    static func alignment(_ alignment: NSTextAlignment, isRightToLeft: Bool) -> TextAlignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: isRightToLeft ? .right : .justified
        default: isRightToLeft ? .right : .left
        }
    }
}

extension Component {
    /// Makes narrower, keeping the side that the component is aligned to.
    fileprivate mutating func setWidth(_ width: CGFloat) {
        switch alignment {
        case .left, .justified: break
        case .center: frame.origin.x = frame.midX - width / 2
        case .right: frame.origin.x = frame.maxX - width
        }
        frame.size.width = width
    }
}
