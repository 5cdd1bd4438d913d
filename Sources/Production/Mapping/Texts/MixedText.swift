import UIKit

/// A text of several paragraphs in fonts of different heights: each paragraph has bars of its own height.
struct MixedText {
    /// The bars, from the top.
    private var bars: [(measure: TextMeasure, width: CGFloat)] = []

    /// Measures the text of a label, or returns `nil` if all its lines are equally high.
    @MainActor
    init?(of label: UILabel, options: MappingOptions) {
        guard label.numberOfLines != 1, let text = label.attributedText else { return nil }
        let paragraphs = Self.paragraphs(of: text)
        let measures = paragraphs.map {
            TextMeasure(of: $0, in: label, options: options, lines: options.lines)
        }
        guard Set(measures.map(\.lineHeight)).count > 1 else { return nil }
        let column = max(label.bounds.width, 1)
        for (paragraph, measure) in zip(paragraphs, measures) {
            let widths = stride(from: max(paragraph.size().width, 1), to: 0, by: -column)
            bars += widths.prefix(TextLines.barLimit).map { (measure, min($0, column)) }
        }
        bars = Array(bars.prefix(label.numberOfLines > 0 ? label.numberOfLines : TextLines.barLimit))
    }

    /// Places the bars in the middle of the height of the label.
    func place(_ component: inout Component) {
        var lines = TextLines(count: bars.count, lineHeight: 0, spacing: 0, isCentered: true)
        for (index, bar) in bars.enumerated() {
            lines.heights[index] = bar.measure.barHeight
            lines.widths[index] = bar.width
            guard index + 1 < bars.count else { break }
            lines.spacings[index] = bar.measure.gap(before: bars[index + 1].measure)
        }
        lines.lineHeight = bars[0].measure.barHeight
        component.setHeight(lines.heights.values.reduce(0, +) + lines.spacings.values.reduce(0, +))
        component.lines = lines
    }

    private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
        var end = 0
        return text.string.components(separatedBy: "\n").compactMap { part in
            let range = NSRange(location: end, length: (part as NSString).length)
            end += range.length + 1
            return range.length > 0 ? text.attributedSubstring(from: range) : nil
        }
    }
}
