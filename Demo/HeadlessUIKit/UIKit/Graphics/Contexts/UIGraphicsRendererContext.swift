/// The surface a renderer draws on.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ format: UIGraphicsRendererFormat, scale: CGFloat) {
        self.format = format
        cgContext = CGContext(headlessBounds: format.bounds, scale: scale)
        super.init()
    }

    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Strokes the rectangle just inside its edges.
    open func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
