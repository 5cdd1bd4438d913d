/// A text broken into lines.
struct HeadlessTextLayout {
    /// Characters of one line that share their attributes.
    struct Run {
        let string: String
        /// The distance of the left edge from the line's.
        let x: CGFloat
        let width: CGFloat
        let style: TextStyleRun
    }

    /// One line; its origin is at its top left edge, before alignment.
    struct Line {
        /// The characters of the text that the line stands for, a shortened line for all it hides.
        let range: NSRange
        let origin: CGPoint
        /// The width without the spaces the line ends with.
        let width: CGFloat
        let height: CGFloat
        /// The distance of the baseline from the top of the layout.
        let baseline: CGFloat
        let paragraph: NSParagraphStyle
        /// What is drawn, without the spaces the line ends with.
        fileprivate let inked: ArraySlice<TextCluster>
        /// How much wider each space is, so that a justified line fills its room.
        fileprivate let stretch: CGFloat
    }

    private(set) var lines: [Line] = []
    /// Whether some of the text is not shown.
    private(set) var isTruncated = false
    /// The width lines were broken at; infinite when they were not.
    let width: CGFloat

    /// Lays out the text. No width (0 or less) means no limit, no maximum (0) any number of lines.
    init(
        _ text: NSAttributedString, width: CGFloat, maximumLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        self.init(
            ClusteredText(text), width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
    }

    /// Lays out a text whose characters are measured.
    init(
        _ text: ClusteredText, width: CGFloat, maximumLines: Int, lineBreakMode: NSLineBreakMode
    ) {
        self.width = width > 0 ? width : .infinity
        var breaker = LineBreaker(
            text, width: self.width, maximumLines: maximumLines, mode: lineBreakMode)
        breaker.run()
        isTruncated = breaker.isTruncated
        place(breaker.lines)
    }

    var size: CGSize {
        guard let last = lines.last else { return .zero }
        let width = lines.map { $0.origin.x + $0.width }.max() ?? 0
        return CGSize(width: width, height: last.origin.y + last.height)
    }

    private mutating func place(_ broken: [LineBreaker.Line]) {
        var top: CGFloat = 0
        for line in broken {
            let style = line.paragraph
            if line.beginsParagraph, !lines.isEmpty {
                top += style.paragraphSpacingBefore
            }
            let metrics = LineMetrics(line.clusters, emptyStyle: line.emptyStyle, paragraph: style)
            let inked = line.clusters.lastIndex { !$0.isSpace }.map { line.clusters[...$0] } ?? []
            let stretch = stretchOfSpaces(in: inked, of: line)
            lines.append(
                Line(
                    range: line.range, origin: CGPoint(x: line.indent, y: top),
                    width: Self.width(of: inked, stretch: stretch), height: metrics.height,
                    baseline: top + metrics.baseline, paragraph: style, inked: inked, stretch: stretch))
            top += metrics.height + style.lineSpacing + (line.endsParagraph ? style.paragraphSpacing : 0)
        }
    }

    private static func width(of clusters: ArraySlice<TextCluster>, stretch: CGFloat) -> CGFloat {
        clusters.reduce(0) { $0 + $1.width + (stretch > 0 && $1.isSpace ? stretch : 0) }
    }

    /// How much wider each space of a justified line gets, so that the line fills its room; the last line of a
    /// paragraph is left as it is.
    private func stretchOfSpaces(
        in clusters: ArraySlice<TextCluster>, of line: LineBreaker.Line
    ) -> CGFloat {
        guard line.paragraph.alignment == .justified, !line.endsParagraph, line.room < 1e6 else { return 0 }
        let spaces = clusters.filter(\.isSpace).count
        let natural = clusters.reduce(0) { $0 + $1.width }
        return spaces > 0 ? max(0, line.room - natural) / CGFloat(spaces) : 0
    }
}

extension HeadlessTextLayout.Line {
    /// The characters that are drawn.
    var string: String { String(inked.map(\.character)) }

    /// The stretches of the line that share their attributes; the spaces of a justified line end one.
    var runs: [HeadlessTextLayout.Run] {
        var runs: [HeadlessTextLayout.Run] = []
        var x: CGFloat = 0
        var rest = inked
        while let first = rest.first {
            var piece = rest.prefix { $0.style === first.style }
            if stretch > 0, let space = piece.firstIndex(where: \.isSpace) { piece = piece[...space] }
            let endsWithSpace = piece.last?.isSpace == true
            let width = piece.reduce(0) { $0 + $1.width } + (endsWithSpace ? stretch : 0)
            let shown = stretch > 0 && endsWithSpace ? piece.dropLast() : piece
            let shownWidth = shown.count == piece.count ? width : shown.reduce(0) { $0 + $1.width }
            if !shown.isEmpty {
                let string = String(shown.map(\.character))
                runs.append(
                    HeadlessTextLayout.Run(string: string, x: x, width: shownWidth, style: first.style))
            }
            x += width
            rest = rest.dropFirst(piece.count)
        }
        return runs
    }
}

/// How high a line is, and where in it the baseline runs.
private struct LineMetrics {
    let height: CGFloat
    let baseline: CGFloat

    init(_ clusters: ArraySlice<TextCluster>, emptyStyle: TextStyleRun, paragraph: NSParagraphStyle) {
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        func include(_ style: TextStyleRun) {
            ascent = max(ascent, style.font.ascender + style.baselineOffset)
            descent = max(descent, -style.font.descender - style.baselineOffset)
        }
        if clusters.isEmpty { include(emptyStyle) }
        var last: TextStyleRun?
        for cluster in clusters {
            if cluster.style !== last { include(cluster.style) }
            last = cluster.style
            ascent = max(ascent, cluster.ascent)
            descent = max(descent, cluster.descent)
        }
        var height = ascent + descent
        if paragraph.lineHeightMultiple > 0 {
            height *= paragraph.lineHeightMultiple
        }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 {
            height = min(height, paragraph.maximumLineHeight)
        }
        self.height = height
        self.baseline = height - descent
    }
}
