import Foundation

/// How a layer is sampled, filtered and rasterised; a headless layer only remembers it.
extension CALayer {
    public var contentsFormat: CALayerContentsFormat {
        get { self[Keys.contentsFormat] }
        set { self[Keys.contentsFormat] = newValue }
    }
    public var minificationFilter: CALayerContentsFilter {
        get { self[Keys.minificationFilter] }
        set { self[Keys.minificationFilter] = newValue }
    }
    public var magnificationFilter: CALayerContentsFilter {
        get { self[Keys.magnificationFilter] }
        set { self[Keys.magnificationFilter] = newValue }
    }
    public var minificationFilterBias: Float {
        get { self[Keys.minificationFilterBias] }
        set { self[Keys.minificationFilterBias] = newValue }
    }
    public var drawsAsynchronously: Bool {
        get { self[Keys.drawsAsynchronously] }
        set { self[Keys.drawsAsynchronously] = newValue }
    }
    public var compositingFilter: Any? {
        get { self[Keys.compositingFilter] }
        set { self[Keys.compositingFilter] = newValue }
    }
    public var filters: [Any]? {
        get { self[Keys.filters] as? [Any] }
        set { self[Keys.filters] = newValue }
    }
    public var backgroundFilters: [Any]? {
        get { self[Keys.backgroundFilters] as? [Any] }
        set { self[Keys.backgroundFilters] = newValue }
    }
    public var shouldRasterize: Bool {
        get { self[Keys.shouldRasterize] }
        set { self[Keys.shouldRasterize] = newValue }
    }
    public var rasterizationScale: CGFloat {
        get { self[Keys.rasterizationScale] }
        set { self[Keys.rasterizationScale] = newValue }
    }
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { self[Keys.edgeAntialiasingMask] }
        set { self[Keys.edgeAntialiasingMask] = newValue }
    }
    public var allowsEdgeAntialiasing: Bool {
        get { self[Keys.allowsEdgeAntialiasing] }
        set { self[Keys.allowsEdgeAntialiasing] = newValue }
    }
}
