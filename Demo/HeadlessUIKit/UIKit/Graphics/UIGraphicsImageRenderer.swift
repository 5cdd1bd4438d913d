/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, rendererFormat: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(format)
        context.cgContext.makingCurrent { actions(context) }
        return context.currentImage
    }
}

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

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    var surface = CGRect.zero

    public required override init() {
        super.init()
    }

    open var bounds: CGRect { surface }

    open class func preferred() -> Self {
        self.init()
    }
}

/// The settings of a renderer of images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The pixels to a point: those of the current traits.
    open var scale: CGFloat
    open var opaque = false

    public required init() {
        let current = UITraitCollection.current.displayScale
        scale = current > 0 ? current : 2
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 {
            scale = traitCollection.displayScale
        }
    }
}

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

/// The surface a renderer draws images on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(_ format: UIGraphicsRendererFormat) {
        let imageFormat = format as? UIGraphicsImageRendererFormat
        scale = imageFormat?.scale ?? 1
        super.init(format, scale: scale)
        if imageFormat?.opaque == true {
            cgContext.record(
                .fill(CGPath(rect: format.bounds, transform: nil), .black, evenOdd: false))
        }
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        cgContext.image(scale: scale)
    }
}

extension CGContext {
    /// What has been drawn so far on the surface, moved to the origin.
    func image(scale: CGFloat) -> UIImage {
        var list = headlessDisplayList
        let origin = headlessBounds.origin
        if origin != .zero {
            let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            list.items = [.save, .concatenate(move)] + list.items + [.restore]
        }
        let image = CGImage(headlessSize: headlessBounds.size, scale: scale, displayList: list)
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
