extension CGContext {
    /// A context that keeps what is drawn as pixels, with the origin of its coordinates at the bottom left.
    ///
    /// The headless one has 8 bits a component, red, green, blue and premultiplied alpha; it is nil for any other
    /// kind of pixel. Shadows and text leave no pixels.
    ///
    /// - Parameter data: Memory for the pixels, the top row first; nil lets the context allocate its own.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let isKnown =
            bitsPerComponent == 8 && space.model == .rgb
            && bitmapInfo == CGImageAlphaInfo.premultipliedLast.rawValue
        guard isKnown, width > 0, height > 0, bytesPerRow == 0 || bytesPerRow >= width * 4 else { return nil }
        self.init(headlessBounds: CGRect(x: 0, y: 0, width: width, height: height))
        bitmap = Bitmap(
            memory: data, width: width, height: height, bytesPerRow: bytesPerRow > 0 ? bytesPerRow : width * 4
        )
    }

    /// The pixels, the top row first; nil if the context keeps none.
    public var data: UnsafeMutableRawPointer? { bitmap?.memory }
}
