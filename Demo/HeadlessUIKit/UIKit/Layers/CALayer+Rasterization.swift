extension CALayer {
    public var shouldRasterize: Bool {
        get { self[Keys.shouldRasterize] }
        set { self[Keys.shouldRasterize] = newValue }
    }

    /// The pixels to a point of the picture that a rasterized layer keeps; a picture coarser than the screen
    /// looks blurred on it.
    public var rasterizationScale: CGFloat {
        get { self[Keys.rasterizationScale] }
        set { self[Keys.rasterizationScale] = newValue }
    }
}
