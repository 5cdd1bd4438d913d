extension HeadlessTextLayout {
    /// Draws the lines from the top of the rectangle down, as far as they begin inside it.
    ///
    /// A line is aligned as its paragraph style says, or as `alignment` says where the style leaves it open;
    /// justified lines are drawn as natural ones.
    func draw(in rect: CGRect, alignment: NSTextAlignment, rightToLeft: Bool, in context: CGContext) {
        for line in lines where rect.height <= 0 || line.origin.y < rect.height {
            let own = line.paragraph.alignment
            let x = Self.x(
                of: line, in: rect, alignment: own == .natural ? alignment : own, rightToLeft: rightToLeft)
            for run in line.runs {
                draw(run, of: line, at: CGPoint(x: x + run.x, y: rect.minY), in: context)
            }
        }
    }

    private static func x(
        of line: Line, in rect: CGRect, alignment: NSTextAlignment, rightToLeft: Bool
    ) -> CGFloat {
        let left = rect.minX + line.origin.x
        guard rect.width > 0 else { return left }
        switch alignment {
        case .center: return rect.minX + (rect.width + line.origin.x - line.width) / 2
        case .right: return rect.maxX - line.width
        case .left: return left
        case .natural, .justified: return rightToLeft ? rect.maxX - line.origin.x - line.width : left
        }
    }

    private func draw(_ run: Run, of line: Line, at point: CGPoint, in context: CGContext) {
        let style = run.style
        if let background = style.backgroundColor {
            let frame = CGRect(
                x: point.x, y: point.y + line.origin.y, width: run.width, height: line.height)
            context.record(.fill(CGPath(rect: frame, transform: nil), background.cgColor, evenOdd: false))
        }
        guard style.attachmentSize == nil else { return }
        let shadow = style.shadow
        if let shadow {
            context.record(.save)
            context.setShadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
                color: (shadow.shadowColor as? UIColor)?.cgColor)
        }
        let origin = CGPoint(x: point.x, y: point.y + line.baseline - style.baselineOffset)
        context.record(
            .text(
                HeadlessTextRun(
                    string: run.string, origin: origin, width: run.width, font: style.font,
                    color: style.color.cgColor, isUnderlined: style.isUnderlined,
                    isStruckThrough: style.isStruckThrough)))
        if shadow != nil {
            context.record(.restore)
        }
    }
}
