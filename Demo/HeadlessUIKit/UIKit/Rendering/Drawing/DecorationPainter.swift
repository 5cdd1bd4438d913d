/// Draws the line under or through a piece of text.
struct DecorationPainter {
    private let run: HeadlessTextRun
    private let decoration: HeadlessTextRun.Decoration
    private let offset: CGFloat

    /// The line's middle lies at the offset below the baseline.
    init(_ run: HeadlessTextRun, _ decoration: HeadlessTextRun.Decoration, offset: CGFloat) {
        self.run = run
        self.decoration = decoration
        self.offset = offset
    }

    func paint(tint: ColorFactors) -> [SVGElement] {
        let color = tint.applied(to: decoration.color ?? run.color)
        return spans.flatMap { span in
            middles.flatMap { middle in bars(in: span).map { bar($0, middle: middle, color) } }
        }
    }

    private func bar(_ span: Span, middle: CGFloat, _ color: CGColor) -> SVGElement {
        let bar = SVGElement(
            "rect",
            [
                "x": SVGFormat.number(run.origin.x + span.start),
                "y": SVGFormat.number(run.origin.y + middle - thickness / 2),
                "width": SVGFormat.number(span.length), "height": SVGFormat.number(thickness),
            ])
        bar.setPaint("fill", color)
        return bar
    }

    /// A stretch of the line, measured from where the text begins.
    private struct Span {
        let start: CGFloat
        let length: CGFloat
    }

    private var single: CGFloat { max(0.5, run.font.pointSize * 0.06) }

    private var thickness: CGFloat {
        decoration.style.contains(.double) || !decoration.style.contains(.thick) ? single : 2 * single
    }

    /// The offsets of the one or two lines.
    private var middles: [CGFloat] {
        decoration.style.contains(.double) ? [offset, offset + 2 * single] : [offset]
    }

    /// The whole text, or its words.
    private var spans: [Span] {
        guard decoration.style.contains(.byWord) else { return [Span(start: 0, length: run.width)] }
        let advances = FontAdvances(run.font)
        let widths = run.string.map(advances.width)
        let natural = widths.reduce(0, +)
        let factor = natural > 0 ? run.width / natural : 1
        var spans: [Span] = []
        var (start, x) = (CGFloat(0), CGFloat(0))
        for (character, width) in zip(run.string, widths) {
            if character.isWhitespace {
                if x > start { spans.append(Span(start: start, length: x - start)) }
                start = x + width * factor
            }
            x += width * factor
        }
        return x > start ? spans + [Span(start: start, length: x - start)] : spans
    }

    /// The pieces a patterned line consists of.
    private func bars(in span: Span) -> [Span] {
        let pattern = pattern
        guard !pattern.isEmpty else { return [span] }
        var bars: [Span] = []
        var (x, index) = (CGFloat(0), 0)
        while x < span.length {
            let length = pattern[index % pattern.count] * single
            if index % 2 == 0 {
                bars.append(Span(start: span.start + x, length: min(length, span.length - x)))
            }
            x += length
            index += 1
        }
        return bars
    }

    /// Dashes and gaps in turn, in thicknesses of a single line.
    private var pattern: [CGFloat] {
        switch decoration.style.rawValue & 0x0700 {
        case NSUnderlineStyle.patternDot.rawValue: [2, 2]
        case NSUnderlineStyle.patternDash.rawValue: [6, 3]
        case NSUnderlineStyle.patternDashDot.rawValue: [6, 3, 2, 3]
        case NSUnderlineStyle.patternDashDotDot.rawValue: [6, 3, 2, 3, 2, 3]
        default: []
        }
    }
}
