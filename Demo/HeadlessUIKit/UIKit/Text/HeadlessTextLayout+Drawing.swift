extension HeadlessTextLayout {
    /// Draws the lines from the top of the rectangle down, as far as they begin inside it.
    ///
    /// A line is aligned and directed as its paragraph style says, or as the arguments say where the style
    /// leaves it open.
    func draw(in rect: CGRect, alignment: NSTextAlignment, rightToLeft: Bool, in context: CGContext) {
        for line in lines where rect.height <= 0 || line.origin.y < rect.height {
            let (own, direction) = (line.paragraph.alignment, line.paragraph.baseWritingDirection)
            let x = Self.x(
                of: line, in: rect, alignment: own == .natural ? alignment : own,
                rightToLeft: direction == .natural ? rightToLeft : direction == .rightToLeft)
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
        let tail = line.paragraph.tailIndent
        let right = tail > 0 ? min(rect.maxX, rect.minX + tail) : rect.maxX + tail
        switch alignment {
        case .center: return (left + right - line.width) / 2
        case .right: return right - line.width
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
        let origin = CGPoint(x: point.x, y: point.y + line.baseline - style.baselineOffset)
        if let shadow = style.shadow {
            context.saveGState()
            context.setShadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
                color: (shadow.shadowColor as? UIColor)?.cgColor)
        }
        if let attachment = style.attachment {
            draw(attachment, at: origin, tint: style.color, in: context)
        } else {
            context.record(
                .text(
                    HeadlessTextRun(
                        string: run.string, origin: origin, width: run.width, font: style.font,
                        color: style.color.cgColor, underline: style.underline,
                        strikethrough: style.strikethrough, outline: style.outline)))
        }
        if style.shadow != nil { context.restoreGState() }
    }

    /// Draws the picture of an attachment; a template takes the color of the text.
    private func draw(
        _ attachment: NSTextAttachment, at origin: CGPoint, tint: UIColor, in context: CGContext
    ) {
        guard let picture = attachment.image?.headlessUprightCGImage(tintColor: tint, rightToLeft: false)
        else { return }
        let bounds = attachment.displayedBounds
        let frame = CGRect(
            x: origin.x + bounds.minX, y: origin.y - bounds.maxY, width: bounds.width, height: bounds.height)
        context.drawUpright(picture, in: frame)
    }
}
