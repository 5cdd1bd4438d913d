extension NSAttributedString {
    public func size() -> CGSize {
        HeadlessTextLayout(self, width: 0).size
    }

    public func draw(at point: CGPoint) {
        draw(HeadlessTextLayout(self, width: 0), in: CGRect(origin: point, size: .zero))
    }

    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let layout = layout(in: rect.size, options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let baseline = isBlock ? 0 : layout.lines.first?.baseline ?? 0
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
        draw(layout, in: rect.offsetBy(dx: 0, dy: -baseline))
    }

    /// The bounds of the text: in a block of lines from the origin down, otherwise around a line whose
    /// baseline is at the origin.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = layout(in: size, options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let top = isBlock ? 0 : -(layout.lines.first?.baseline ?? 0)
        let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }

    private func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> HeadlessTextLayout {
        let mode = paragraphStyle(at: 0)?.lineBreakMode ?? .byWordWrapping
        guard options.contains(.usesLineFragmentOrigin) else {
            return HeadlessTextLayout(self, width: 0, maximumLines: 1, lineBreakMode: mode)
        }
        guard options.contains(.truncatesLastVisibleLine), size.height > 0 else {
            let lines = mode.truncates || mode == .byClipping ? 1 : 0
            return HeadlessTextLayout(self, width: size.width, maximumLines: lines, lineBreakMode: mode)
        }
        let whole = HeadlessTextLayout(self, width: size.width)
        let fitting = whole.lines.prefix { $0.origin.y + $0.height <= size.height + 0.01 }.count
        return HeadlessTextLayout(
            self, width: size.width, maximumLines: max(1, fitting), lineBreakMode: .byTruncatingTail)
    }

    private func draw(_ layout: HeadlessTextLayout, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isRightToLeft = paragraphStyle(at: 0)?.baseWritingDirection == .rightToLeft
        layout.draw(in: rect, alignment: .natural, rightToLeft: isRightToLeft, in: context)
    }

    func paragraphStyle(at location: Int) -> NSParagraphStyle? {
        guard location < length else { return nil }
        return attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
    }
}
