/// What a renderer of any kind has.
open class UIGraphicsRenderer: NSObject {
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        rendererFormat.surface = bounds
        format = rendererFormat
        super.init()
    }

    open var allowsImageOutput: Bool { true }
}
