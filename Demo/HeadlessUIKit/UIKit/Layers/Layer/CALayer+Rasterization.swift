extension CALayer {
    public var shouldRasterize: Bool {
        get { fields.shouldRasterize }
        set {
            if newValue != fields.shouldRasterize {
                change("shouldRasterize") { fields.shouldRasterize = newValue }
            }
        }
    }

    /// The pixels to a point of the picture that a rasterized layer keeps; a picture coarser than the screen
    /// looks blurred on it.
    public var rasterizationScale: CGFloat {
        get { fields.rasterizationScale }
        set {
            if newValue != fields.rasterizationScale {
                change("rasterizationScale") { fields.rasterizationScale = newValue }
            }
        }
    }
}
