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
        if let outline = run.outline { set(outline, of: run, on: text) }
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

    private func set(_ outline: HeadlessTextRun.Outline, of run: HeadlessTextRun, on text: SVGElement) {
        if outline.width > 0 { text.set("fill", "none") }
        text.setPaint("stroke", tint.applied(to: outline.color ?? run.color))
        text.set("stroke-width", SVGFormat.number(abs(outline.width) / 100 * run.font.pointSize))
    }

    /// Underline and strikethrough, drawn as bars because browsers disagree about theirs.
    private func lines(of run: HeadlessTextRun) -> [SVGElement] {
        let size = run.font.pointSize
        let under = run.underline.map { DecorationPainter(run, $0, offset: size * 0.1) }
        let through = run.strikethrough.map { DecorationPainter(run, $0, offset: -size * 0.27) }
        return [under, through].compactMap { $0 }.flatMap { $0.paint(tint: tint) }
    }
}
