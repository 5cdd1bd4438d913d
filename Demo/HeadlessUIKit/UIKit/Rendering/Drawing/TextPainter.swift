/// Turns runs of text into SVG elements that are as wide as they were measured.
struct TextPainter {
    var tint = ColorFactors()

    func paint(_ run: HeadlessTextRun) -> [SVGElement] {
        let visible = run.string.contains { !$0.isWhitespace }
        guard visible, run.color.alpha > 0 else { return lines(of: run) }
        let text = SVGElement(
            "text", ["x": SVGFormat.number(run.origin.x), "y": SVGFormat.number(run.origin.y)])
        SVGFont.set(run.font, on: text)
        text.setPaint("fill", tint.applied(to: run.color))
        if run.width > 0, run.string.count > 1 {
            text.set("textLength", SVGFormat.number(run.width))
        }
        if keepsSpaces(run.string) {
            text.set("xml:space", "preserve")
        }
        text.text = run.string
        return [text] + lines(of: run)
    }

    private func keepsSpaces(_ string: String) -> Bool {
        string.first?.isWhitespace == true || string.last?.isWhitespace == true || string.contains("  ")
    }

    /// Underline and strikethrough, drawn as bars because browsers disagree about theirs.
    private func lines(of run: HeadlessTextRun) -> [SVGElement] {
        let size = run.font.pointSize
        let offsets = [run.isUnderlined ? size * 0.1 : nil, run.isStruckThrough ? -size * 0.27 : nil]
        return offsets.compactMap { $0 }.map { offset in
            let thickness = max(0.5, size * 0.06)
            let bar = SVGElement(
                "rect",
                [
                    "x": SVGFormat.number(run.origin.x),
                    "y": SVGFormat.number(run.origin.y + offset - thickness / 2),
                    "width": SVGFormat.number(run.width), "height": SVGFormat.number(thickness),
                ])
            bar.setPaint("fill", tint.applied(to: run.color))
            return bar
        }
    }
}
