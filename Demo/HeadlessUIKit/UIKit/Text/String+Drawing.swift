extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        // Foundation on Linux never frees an attributed string, so texts are measured without one.
        let text = ClusteredText(self, style: TextStyleRun(attributes ?? [:]))
        return HeadlessTextLayout(text, width: 0, maximumLines: 0, lineBreakMode: .byWordWrapping).size
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
