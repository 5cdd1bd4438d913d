import UIKit

/// A text of several paragraphs in fonts of different heights.
@MainActor
struct MixedText {
    /// The bars, from the top, each in the middle of its line.
    private var bars: [(top: CGFloat, height: CGFloat, width: CGFloat)] = []

    /// Measures the text of a label, or returns `nil` if all its lines are equally high.
    init?(of label: UILabel, options: MappingOptions) {
        guard label.numberOfLines != 1, let text = label.attributedText,
            Set(text.fonts.map(\.lineHeight)).count > 1
        else { return nil }
        let font = label.font ?? .systemFont(ofSize: 17)
        let paragraphs = text.paragraphs.map { (text: $0, font: $0.tallestFont ?? font) }
        guard Set(paragraphs.map(\.font.lineHeight)).count > 1 else { return nil }
        var y: CGFloat = 0
        for (paragraph, font) in paragraphs {
            let measure = TextMeasure(font: font, options: options, lines: options.lines)
            let style = paragraph.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            for width in paragraph.lineWidths(in: label.bounds.width) {
                bars.append((y + measure.padding, measure.barHeight, width))
                y += measure.lineHeight + max(0, style?.lineSpacing ?? 0)
            }
            y += max(0, style?.paragraphSpacing ?? 0)
        }
        if label.numberOfLines > 0 { bars = Array(bars.prefix(label.numberOfLines)) }
    }

    /// Places the bars in the middle of the height of the label.
    func place(_ component: inout Component) {
        guard let first = bars.first, let last = bars.last else { return }
        component.setHeight(last.top + last.height - first.top)
        var lines = TextLines(count: bars.count, lineHeight: first.height, spacing: 0, isCentered: true)
        for (index, bar) in bars.enumerated() {
            lines.heights[index] = bar.height
            lines.widths[index] = min(bar.width, component.frame.width)
        }
        for (index, (bar, next)) in zip(bars, bars.dropFirst()).enumerated() {
            lines.spacings[index] = max(0, next.top - bar.top - bar.height)
        }
        component.lines = lines
    }
}

extension NSAttributedString {
    fileprivate var paragraphs: [NSAttributedString] {
        string.split(separator: "\n").map {
            attributedSubstring(from: NSRange($0.startIndex..<$0.endIndex, in: string))
        }
    }

    fileprivate var tallestFont: UIFont? { fonts.max { $0.lineHeight < $1.lineHeight } }

    fileprivate var fonts: [UIFont] {
        var fonts: [UIFont] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, _, _ in
            fonts += [font as? UIFont].compactMap { $0 }
        }
        return fonts
    }

    /// The widths of the lines that the text takes in a column, as if words could break anywhere; less than a point is none.
    fileprivate func lineWidths(in width: CGFloat) -> [CGFloat] {
        let (whole, width) = (size().width, max(1, width))
        let full = Int(min(max(0, ((whole - 1) / width).rounded(.up) - 1), CGFloat(TextLines.barLimit)))
        return Array(repeating: width, count: full) + [whole - CGFloat(full) * width]
    }
}
