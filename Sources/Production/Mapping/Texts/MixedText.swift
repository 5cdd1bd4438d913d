import UIKit

/// A text of several paragraphs in fonts of different heights.
struct MixedText {
    /// The bars, from the top, each in the middle of its line.
    private let bars: [(top: CGFloat, height: CGFloat, width: CGFloat)]
    private let height: CGFloat

    /// Measures the text of a label, or returns `nil` if all its lines are equally high.
    @MainActor
    init?(of label: UILabel, options: MappingOptions) {
        guard label.numberOfLines != 1, let text = label.attributedText, !Self.isOfOneFont(text) else {
            return nil
        }
        let paragraphs = Self.paragraphs(of: text)
        let fonts = paragraphs.map { Self.tallestFont(of: $0) ?? label.font ?? .systemFont(ofSize: 17) }
        guard let first = fonts.first, fonts.contains(where: { $0.lineHeight != first.lineHeight }) else {
            return nil
        }
        var bars: [(top: CGFloat, height: CGFloat, width: CGFloat)] = []
        var y: CGFloat = 0
        for (paragraph, font) in zip(paragraphs, fonts) {
            let measure = TextMeasure(font: font, options: options, lines: options.lines)
            let widths = Self.lineWidths(of: paragraph, in: label.bounds.width)
            for width in widths {
                bars.append((y + measure.padding, measure.barHeight, width))
                y += measure.lineHeight + Self.lineSpacing(of: paragraph)
            }
            y += Self.paragraphSpacing(of: paragraph)
        }
        let limit = label.numberOfLines > 0 ? label.numberOfLines : TextLines.barLimit
        self.bars = Array(bars.prefix(limit))
        height = self.bars.last.map { $0.top + $0.height } ?? 0
    }

    /// Places the bars in the middle of the height of the label.
    func place(_ component: inout Component) {
        guard let first = bars.first else { return }
        component.setHeight(height - first.top)
        var lines = TextLines(count: bars.count, lineHeight: first.height, spacing: 0, isCentered: true)
        for (index, bar) in bars.enumerated() {
            lines.heights[index] = bar.height
            lines.widths[index] = min(bar.width, component.frame.width)
            guard index + 1 < bars.count else { break }
            lines.spacings[index] = max(0, bars[index + 1].top - bar.top - bar.height)
        }
        component.lines = lines
    }

    // MARK: - Paragraphs

    /// Whether one font is known at once to be that of the whole text, which is so of most.
    private static func isOfOneFont(_ text: NSAttributedString) -> Bool {
        let whole = NSRange(location: 0, length: text.length)
        guard whole.length > 0 else { return true }
        var range = whole
        _ = text.attribute(.font, at: 0, effectiveRange: &range)
        return range == whole
    }

    private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
        var paragraphs: [NSAttributedString] = []
        var start = 0
        for part in text.string.components(separatedBy: "\n") {
            let length = (part as NSString).length
            let range = NSRange(location: start, length: length)
            if range.location + range.length <= text.length {
                paragraphs.append(text.attributedSubstring(from: range))
            }
            start += length + 1
        }
        return paragraphs.filter { $0.length > 0 }
    }

    private static func tallestFont(of text: NSAttributedString) -> UIFont? {
        var tallest: UIFont?
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            guard let font = value as? UIFont, font.lineHeight > tallest?.lineHeight ?? 0 else { return }
            tallest = font
        }
        return tallest
    }

    /// The widths of the lines that a paragraph takes in a column; the last one is what is left.
    private static func lineWidths(of text: NSAttributedString, in width: CGFloat) -> [CGFloat] {
        let whole = text.size().width
        guard width > 0, whole > width else { return [whole] }
        let full = min(Int(whole / width), TextLines.barLimit)
        let rest = whole - CGFloat(full) * width
        return Array(repeating: width, count: full) + (rest > 1 ? [rest] : [])
    }

    private static func style(of text: NSAttributedString) -> NSParagraphStyle? {
        text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    private static func lineSpacing(of text: NSAttributedString) -> CGFloat {
        max(0, style(of: text)?.lineSpacing ?? 0)
    }

    private static func paragraphSpacing(of text: NSAttributedString) -> CGFloat {
        max(0, style(of: text)?.paragraphSpacing ?? 0)
    }
}
