import Foundation

/// A layer that shows its sublayers several times, each copy moved, tinted and delayed a bit more.
open class CAReplicatorLayer: CALayer {
    enum ReplicatorKeys {
        static let instanceCount = LayerProperty("instanceCount", 1)
        static let preservesDepth = LayerProperty("preservesDepth", false, implies: .nothing)
        static let instanceDelay = LayerProperty("instanceDelay", CFTimeInterval(0))
        static let instanceTransform = LayerProperty("instanceTransform", CATransform3DIdentity)
        static let instanceColor = LayerProperty<CGColor?>(
            "instanceColor", CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        static let instanceRedOffset = LayerProperty("instanceRedOffset", Float(0))
        static let instanceGreenOffset = LayerProperty("instanceGreenOffset", Float(0))
        static let instanceBlueOffset = LayerProperty("instanceBlueOffset", Float(0))
        static let instanceAlphaOffset = LayerProperty("instanceAlphaOffset", Float(0))

        static let table = LayerPropertyTable(
            [
                instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor,
                instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset,
            ], extending: CALayer.Keys.table)
    }

    override class var propertyTable: LayerPropertyTable { ReplicatorKeys.table }

    open var instanceCount: Int {
        get { self[ReplicatorKeys.instanceCount] }
        set { self[ReplicatorKeys.instanceCount] = newValue }
    }
    /// Kept, but pictures are flat either way.
    open var preservesDepth: Bool {
        get { self[ReplicatorKeys.preservesDepth] }
        set { self[ReplicatorKeys.preservesDepth] = newValue }
    }
    open var instanceDelay: CFTimeInterval {
        get { self[ReplicatorKeys.instanceDelay] }
        set { self[ReplicatorKeys.instanceDelay] = newValue }
    }
    open var instanceTransform: CATransform3D {
        get { self[ReplicatorKeys.instanceTransform] }
        set { self[ReplicatorKeys.instanceTransform] = newValue }
    }
    open var instanceColor: CGColor? {
        get { self[ReplicatorKeys.instanceColor] }
        set { self[ReplicatorKeys.instanceColor] = newValue }
    }
    open var instanceRedOffset: Float {
        get { self[ReplicatorKeys.instanceRedOffset] }
        set { self[ReplicatorKeys.instanceRedOffset] = newValue }
    }
    open var instanceGreenOffset: Float {
        get { self[ReplicatorKeys.instanceGreenOffset] }
        set { self[ReplicatorKeys.instanceGreenOffset] = newValue }
    }
    open var instanceBlueOffset: Float {
        get { self[ReplicatorKeys.instanceBlueOffset] }
        set { self[ReplicatorKeys.instanceBlueOffset] = newValue }
    }
    open var instanceAlphaOffset: Float {
        get { self[ReplicatorKeys.instanceAlphaOffset] }
        set { self[ReplicatorKeys.instanceAlphaOffset] = newValue }
    }

    /// The transform of a copy about the layer's anchor, in its own coordinates.
    func transformOfInstance(_ index: Int) -> CATransform3D {
        let anchor = anchorInBounds
        var repeated = CATransform3DIdentity
        for _ in 0..<index { repeated = CATransform3DConcat(instanceTransform, repeated) }
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        return CATransform3DConcat(CATransform3DConcat(toAnchor, repeated), back)
    }

    override func renderSublayers(in context: CGContext) {
        let single = CGContext(headlessBounds: bounds, scale: contentsScale)
        render(sublayersInDrawingOrder, in: single)
        for index in 0..<max(0, instanceCount) {
            context.saveGState()
            context.concatenate(CATransform3DGetAffineTransform(transformOfInstance(index)))
            context.headlessDraw(single.headlessDisplayList.mappingColors(factors(forCopy: index).applied))
            context.restoreGState()
        }
    }
}
