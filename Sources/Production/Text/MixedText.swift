import TabCache
import UIKit

/// A text of several paragraphs whose lines are not all alike: in fonts or styles of different heights, with room between
/// paragraphs, or with empty lines.
@MainActor
struct MixedText {
    /// The bars, from the top, each in the middle of its line.
    private var bars: [(top: CGFloat, height: CGFloat, width: CGFloat)] = []

    /// The height of all lines, in points.
    private var height: CGFloat = 0

    /// Measures the text of a label, or returns `nil` if all its lines are equally high and far from each other.
    init?(of label: UILabel, options: MappingOptions) {
        guard label.numberOfLines != 1, let text = label.attributedText else { return nil }
        let paragraphs = text.paragraphs(in: label.font ?? .systemFont(ofSize: 17))
        guard paragraphs.count > 1 else { return nil }
        let heights = paragraphs.map(\.lineHeight)
        guard Set(heights).count > 1 || paragraphs.contains(where: { $0.isEmpty || $0.isApart }) else {
            return nil
        }
        var (y, lines): (CGFloat, Int) = (0, 0)
        let limit = label.numberOfLines > 0 ? label.numberOfLines : TextLines.barLimit
        for (position, paragraph) in paragraphs.enumerated() where lines < limit {
            let measure = TextMeasure(
                font: paragraph.font, style: paragraph.style, options: options, lines: options.lines)
            if position > 0 { y += (paragraph.style?.paragraphSpacingBefore ?? 0).clampedLength }
            let widths = paragraph.text.lineWidths(in: label.bounds.width).prefix(limit - lines)
            for width in widths {
                if !paragraph.isEmpty { bars.append((y + measure.padding, measure.barHeight, width)) }
                height = y + measure.lineHeight
                y = height + measure.lineSpacing
            }
            lines += widths.count
            y += (paragraph.style?.paragraphSpacing ?? 0).clampedLength
        }
        if bars.isEmpty { return nil }
    }

    /// Places the bars where the lines are, in the middle of the height of the label.
    func place(_ component: inout Component) {
        guard let first = bars.first, let last = bars.last else { return }
        component.frame.origin.y = component.frame.midY - height / 2 + first.top
        component.frame.size.height = last.top + last.height - first.top
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

/// A part of a text that ends with its line.
private struct Paragraph {
    let text: NSAttributedString
    let font: UIFont
    let style: NSParagraphStyle?

    var isEmpty: Bool { text.length == 0 }

    /// Whether it keeps a distance from its neighbors.
    var isApart: Bool { style.map { max($0.paragraphSpacing, $0.paragraphSpacingBefore) > 0 } ?? false }

    /// The height of its lines, in points.
    var lineHeight: CGFloat { style?.height(ofLine: font.lineHeight) ?? font.lineHeight }
}

extension NSAttributedString {
    /// The paragraphs, empty ones included but for one after the last end of a line; a carriage return with a line feed is
    /// one end.
    fileprivate func paragraphs(in font: UIFont) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var start = string.startIndex
        while start < string.endIndex {
            let end = string[start...].firstIndex(where: \.isNewline) ?? string.endIndex
            let text = attributedSubstring(from: NSRange(start..<end, in: string))
            let place = NSRange(start..<string.index(after: start), in: string).location
            // An empty line is as high as the end of it.
            let own =
                start < end ? text.tallestFont : attribute(.font, at: place, effectiveRange: nil) as? UIFont
            paragraphs.append(
                Paragraph(
                    text: text, font: own ?? font,
                    style: attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle))
            start = end < string.endIndex ? string.index(after: end) : end
        }
        return paragraphs
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
