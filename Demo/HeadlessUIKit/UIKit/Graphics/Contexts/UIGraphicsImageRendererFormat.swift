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
