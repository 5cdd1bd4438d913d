/// Breaks a text into lines of a width, and shortens the last one where there is more text than lines.
struct LineBreaker {
    /// One line before it has a place.
    struct Line {
        var clusters: ArraySlice<TextCluster>
        var range: NSRange
        let paragraph: NSParagraphStyle
        let indent: CGFloat
        /// The width the line may fill.
        let room: CGFloat
        let beginsParagraph: Bool
        var endsParagraph: Bool
        /// The style that gives an empty line its height.
        let emptyStyle: TextStyleRun
    }

    private(set) var lines: [Line] = []
    private(set) var isTruncated = false

    private let clusters: [TextCluster]
    private let width: CGFloat
    private let maximumLines: Int
    private let mode: NSLineBreakMode

    init(_ text: ClusteredText, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) {
        clusters = text.clusters
        self.width = width
        self.maximumLines = maximumLines
        self.mode = mode
    }

    mutating func run() {
        var rest = clusters[...]
        var endsWithNewline = false
        while !rest.isEmpty, !isTruncated {
            let paragraph = rest.prefix { !$0.isNewline }
            rest = rest.dropFirst(paragraph.count)
            let newline = rest.first
            rest = rest.dropFirst()
            endsWithNewline = newline != nil
            breakParagraph(paragraph, newline: newline, hasMore: !rest.isEmpty)
        }
        if endsWithNewline, !isTruncated, let last = clusters.last, hasRoom {
            append([], of: last, from: last.range.location + last.range.length, begins: true, ends: true)
        }
    }

    private var hasRoom: Bool {
        maximumLines <= 0 || lines.count < maximumLines
    }

    private var isLastLine: Bool {
        maximumLines > 0 && lines.count == maximumLines - 1
    }

    private mutating func breakParagraph(
        _ paragraph: ArraySlice<TextCluster>, newline: TextCluster?, hasMore: Bool
    ) {
        guard hasRoom else {
            isTruncated = true
            return
        }
        guard let first = paragraph.first ?? newline else { return }
        var rest = paragraph
        var begins = true
        let hasTabs = paragraph.contains(where: \.isTab)
        repeat {
            let available = room(in: first.style.paragraph, begins: begins)
            if hasTabs { rest = tabbed(rest, in: first.style.paragraph, begins: begins) }
            let count = mode == .byClipping ? rest.count : Self.fittingCount(rest, available, mode)
            let isOverflowing = count < rest.count || (hasMore && mode.truncates)
            if isLastLine, isOverflowing {
                if !hasMore, mode.truncates, let tight = tightened(rest, to: available) {
                    append(tight, of: first, from: rest.first?.range.location, begins: begins, ends: true)
                    return
                }
                isTruncated = true
                let shown = mode.truncates ? shorten(rest, to: available) : rest.prefix(count)
                append(shown, of: first, from: rest.first?.range.location, begins: begins, ends: true)
                extendLastLine(over: mode.truncates ? rest : shown)
                return
            }
            let line = rest.prefix(count)
            rest = rest.dropFirst(count)
            append(line, of: first, from: line.first?.range.location, begins: begins, ends: rest.isEmpty)
            begins = false
        } while !rest.isEmpty
    }

    /// The clusters of a line with tabs that lead from where they stand to their stops.
    private func tabbed(
        _ line: ArraySlice<TextCluster>, in style: NSParagraphStyle, begins: Bool
    ) -> ArraySlice<TextCluster> {
        var tabbed = line
        var x = begins ? style.firstLineHeadIndent : style.headIndent
        for index in line.indices {
            if line[index].isTab {
                let next = line[(index + 1)...].prefix { !$0.isTab }
                tabbed[index] = line[index].stretched(
                    to: style.widthOfTab(at: x, before: Self.width(of: next)))
            }
            x += tabbed[index].width
        }
        return tabbed
    }

    private mutating func append(
        _ line: ArraySlice<TextCluster>, of first: TextCluster, from location: Int?, begins: Bool, ends: Bool
    ) {
        let paragraph = first.style.paragraph
        let start = location ?? first.range.location
        lines.append(
            Line(
                clusters: line, range: NSRange(location: start, length: Self.length(of: line)),
                paragraph: paragraph, indent: begins ? paragraph.firstLineHeadIndent : paragraph.headIndent,
                room: room(in: paragraph, begins: begins), beginsParagraph: begins, endsParagraph: ends,
                emptyStyle: first.style))
    }

    private mutating func extendLastLine(over hidden: ArraySlice<TextCluster>) {
        lines[lines.count - 1].range.length = Self.length(of: hidden)
    }

    private static func length(of clusters: ArraySlice<TextCluster>) -> Int {
        clusters.reduce(0) { $0 + $1.range.length }
    }

    private func room(in style: NSParagraphStyle, begins: Bool) -> CGFloat {
        let indent = begins ? style.firstLineHeadIndent : style.headIndent
        let end = style.tailIndent > 0 ? min(width, style.tailIndent) : width + style.tailIndent
        return max(0, end - indent)
    }
}

// MARK: - Fitting

extension LineBreaker {
    /// Rounding may not push the last character of a text into a line of its own.
    private static let tolerance: CGFloat = 0.001
    /// By how much of its room text may be too wide to be tightened, as AppKit documents its default.
    private static let tighteningFactor: CGFloat = 0.05

    /// How many clusters the next line takes: at least one, and the spaces it ends with.
    private static func fittingCount(
        _ clusters: ArraySlice<TextCluster>, _ width: CGFloat, _ mode: NSLineBreakMode
    ) -> Int {
        guard width < .infinity else { return clusters.count }
        var x: CGFloat = 0
        for (offset, index) in clusters.indices.enumerated() {
            x += clusters[index].width
            guard x > width + tolerance, !clusters[index].isSpace else { continue }
            let wraps = mode == .byCharWrapping ? nil : lastBreak(in: clusters.prefix(offset + 1))
            return wraps ?? max(1, offset)
        }
        return clusters.count
    }

    /// The number of clusters before the last place where a line may end, or `nil` if there is none.
    private static func lastBreak(in clusters: ArraySlice<TextCluster>) -> Int? {
        let next = clusters.indices.dropFirst().last { clusters[$0 - 1].allowsBreak(before: clusters[$0]) }
        return next.map { $0 - clusters.startIndex }
    }

    /// The clusters with an ellipsis in place of those that do not fit.
    private func shorten(
        _ clusters: ArraySlice<TextCluster>, to width: CGFloat
    ) -> ArraySlice<TextCluster> {
        guard let style = clusters.first?.style ?? lines.last?.emptyStyle else { return clusters }
        let location = clusters.first?.range.location ?? 0
        let ellipsis = TextCluster("…", range: NSRange(location: location, length: 0), style: style)
        let room = width - ellipsis.width
        switch mode {
        case .byTruncatingHead:
            let tail = Self.suffix(clusters, fitting: room)
            return [ellipsis] + tail
        case .byTruncatingMiddle:
            let head = Self.prefix(clusters, fitting: room / 2)
            let tail = Self.suffix(clusters.dropFirst(head.count), fitting: room - Self.width(of: head))
            return head + [ellipsis] + tail
        default:
            let head = Self.prefix(clusters, fitting: room)
            let ink = head.lastIndex { !$0.isSpace }.map { head[...$0] } ?? head.prefix(0)
            return ink + [ellipsis]
        }
    }

    /// Text that may be tightened is, before it is shortened, if it is at most a twentieth too wide.
    private func tightened(
        _ clusters: ArraySlice<TextCluster>, to width: CGFloat
    ) -> ArraySlice<TextCluster>? {
        guard let first = clusters.first, first.style.paragraph.allowsDefaultTighteningForTruncation,
            let lastInk = clusters.lastIndex(where: { !$0.isSpace })
        else { return nil }
        let inked = clusters[...lastInk]
        let excess = Self.width(of: inked) - width
        guard inked.count > 1, excess > 0, excess <= width * Self.tighteningFactor else { return nil }
        let share = excess / CGFloat(inked.count - 1)
        return ArraySlice(inked.dropLast().map { $0.narrowed(by: share) } + inked.suffix(1))
    }

    private static func prefix(
        _ clusters: ArraySlice<TextCluster>, fitting width: CGFloat
    ) -> ArraySlice<TextCluster> {
        var x: CGFloat = 0
        return clusters.prefix {
            x += $0.width
            return x <= width + tolerance
        }
    }

    private static func suffix(
        _ clusters: ArraySlice<TextCluster>, fitting width: CGFloat
    ) -> ArraySlice<TextCluster> {
        var x: CGFloat = 0
        let count = clusters.reversed().prefix {
            x += $0.width
            return x <= width + tolerance
        }.count
        return clusters.suffix(count)
    }

    private static func width(of clusters: ArraySlice<TextCluster>) -> CGFloat {
        clusters.reduce(0) { $0 + $1.width }
    }
}
