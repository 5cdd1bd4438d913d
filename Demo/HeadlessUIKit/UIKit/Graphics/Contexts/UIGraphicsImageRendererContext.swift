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
