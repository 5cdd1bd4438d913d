import Foundation

extension CALayer {
    /// The descriptors of the properties that every layer keeps in its table of values.
    enum Keys {
        static let bounds = LayerProperty("bounds", CGRect.zero)
        static let position = LayerProperty("position", CGPoint.zero)
        static let zPosition = LayerProperty("zPosition", CGFloat(0))
        static let anchorPoint = LayerProperty("anchorPoint", CGPoint(x: 0.5, y: 0.5))
        static let anchorPointZ = LayerProperty("anchorPointZ", CGFloat(0))
        static let transform = LayerProperty("transform", CATransform3DIdentity)
        static let sublayerTransform = LayerProperty("sublayerTransform", CATransform3DIdentity)
        static let hidden = LayerProperty("hidden", false)
        static let doubleSided = LayerProperty("doubleSided", true, implies: .nothing)
        static let geometryFlipped = LayerProperty("geometryFlipped", false, implies: .nothing)
        static let masksToBounds = LayerProperty("masksToBounds", false)

        static let contents = LayerProperty<Any?>.anything("contents")
        static let contentsRect = LayerProperty("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1))
        static let contentsGravity = LayerProperty(
            "contentsGravity", CALayerContentsGravity.resize, implies: .nothing)
        static let contentsScale = LayerProperty("contentsScale", CGFloat(1), implies: .nothing)
        static let contentsCenter = LayerProperty(
            "contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1))
        static let opaque = LayerProperty("opaque", false, implies: .nothing)
        static let needsDisplayOnBoundsChange = LayerProperty(
            "needsDisplayOnBoundsChange", false, implies: .nothing)
        static let backgroundColor = LayerProperty<CGColor?>("backgroundColor", nil)
        static let cornerRadius = LayerProperty("cornerRadius", CGFloat(0))
        static let maskedCorners = LayerProperty("maskedCorners", CACornerMask.all)
        static let cornerCurve = LayerProperty("cornerCurve", CALayerCornerCurve.circular, implies: .nothing)
        static let borderWidth = LayerProperty("borderWidth", CGFloat(0))
        static let borderColor = LayerProperty<CGColor?>(
            "borderColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        static let opacity = LayerProperty("opacity", Float(1))
        static let shouldRasterize = LayerProperty("shouldRasterize", false, implies: .nothing)
        static let rasterizationScale = LayerProperty("rasterizationScale", CGFloat(1), implies: .nothing)

        static let shadowColor = LayerProperty<CGColor?>(
            "shadowColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        static let shadowOpacity = LayerProperty("shadowOpacity", Float(0))
        static let shadowOffset = LayerProperty("shadowOffset", CGSize(width: 0, height: -3))
        static let shadowRadius = LayerProperty("shadowRadius", CGFloat(3))
        static let shadowPath = LayerProperty<CGPath?>("shadowPath", nil, implies: .nothing)

        static let name = LayerProperty<String?>("name", nil, implies: .nothing)

        static let table = LayerPropertyTable([
            bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform,
            hidden, doubleSided, geometryFlipped, masksToBounds, contents, contentsRect,
            contentsGravity, contentsScale, contentsCenter, opaque, needsDisplayOnBoundsChange,
            backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor, opacity,
            shouldRasterize, rasterizationScale, shadowColor, shadowOpacity, shadowOffset, shadowRadius,
            shadowPath, name,
        ])
    }

    /// Reads and writes a property in the table of values; a write runs the layer's action for it.
    subscript<Value>(property: LayerProperty<Value>) -> Value {
        get {
            guard let stored = values[property.name] else { return property.initial }
            return stored as? Value ?? property.initial
        }
        set {
            let old = self[property]
            guard !property.areSame(old, newValue) else { return }
            change(property.name) {
                values[property.name] = newValue
                didChange(property.name, from: old)
            }
        }
    }

    /// Runs `mutation` between the look-up and the run of the action for `key`, as Core Animation does.
    func change(_ key: String, _ mutation: () -> Void) {
        guard !isPresentation else { return mutation() }
        let pending = CATransaction.disableActions() ? nil : action(forKey: key)
        mutation()
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        pending?.run(forKey: key, object: self, arguments: nil)
    }

    private func didChange(_ key: String, from old: Any) {
        guard !isPresentation else { return }
        switch key {
        case Keys.bounds.name:
            if let old = old as? CGRect { didChangeBounds(from: old) }
        case Keys.position.name, Keys.transform.name, Keys.anchorPoint.name:
            owner?.layerDidChangePosition(self)
        default:
            break
        }
    }

    private func didChangeBounds(from old: CGRect) {
        if old.size != bounds.size {
            setNeedsLayout()
            resizeSublayers(withOldSize: old.size)
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        owner?.layerDidChangeBounds(self, from: old)
    }

    private var owner: (any HeadlessLayerOwner)? { delegate as? any HeadlessLayerOwner }
}
