import Foundation

extension CALayer {
    /// The descriptors of the properties that every layer has.
    enum Keys {
        static let bounds = LayerProperty("bounds", in: \LayerFields.bounds)
        static let position = LayerProperty("position", in: \LayerFields.position)
        static let zPosition = LayerProperty("zPosition", in: \LayerFields.zPosition)
        static let anchorPoint = LayerProperty("anchorPoint", in: \LayerFields.anchorPoint)
        static let anchorPointZ = LayerProperty("anchorPointZ", in: \LayerFields.anchorPointZ)
        static let transform = LayerProperty("transform", in: \LayerFields.transform)
        static let sublayerTransform = LayerProperty("sublayerTransform", in: \LayerFields.sublayerTransform)
        static let hidden = LayerProperty("hidden", in: \LayerFields.hidden)
        static let doubleSided = LayerProperty("doubleSided", in: \LayerFields.doubleSided, implies: .nothing)
        static let geometryFlipped = LayerProperty(
            "geometryFlipped", in: \LayerFields.geometryFlipped, implies: .nothing)
        static let masksToBounds = LayerProperty("masksToBounds", in: \LayerFields.masksToBounds)

        static let contents = LayerProperty.anything("contents", in: \LayerFields.contents)
        static let contentsRect = LayerProperty("contentsRect", in: \LayerFields.contentsRect)
        static let contentsGravity = LayerProperty(
            "contentsGravity", in: \LayerFields.contentsGravity, implies: .nothing)
        static let contentsScale = LayerProperty(
            "contentsScale", in: \LayerFields.contentsScale, implies: .nothing)
        static let contentsCenter = LayerProperty("contentsCenter", in: \LayerFields.contentsCenter)
        static let opaque = LayerProperty("opaque", in: \LayerFields.opaque, implies: .nothing)
        static let needsDisplayOnBoundsChange = LayerProperty(
            "needsDisplayOnBoundsChange", in: \LayerFields.needsDisplayOnBoundsChange, implies: .nothing)

        static let backgroundColor = LayerProperty("backgroundColor", in: \LayerFields.backgroundColor)
        static let cornerRadius = LayerProperty("cornerRadius", in: \LayerFields.cornerRadius)
        static let maskedCorners = LayerProperty("maskedCorners", in: \LayerFields.maskedCorners)
        static let cornerCurve = LayerProperty("cornerCurve", in: \LayerFields.cornerCurve, implies: .nothing)
        static let borderWidth = LayerProperty("borderWidth", in: \LayerFields.borderWidth)
        static let borderColor = LayerProperty("borderColor", in: \LayerFields.borderColor)
        static let opacity = LayerProperty("opacity", in: \LayerFields.opacity)
        static let shouldRasterize = LayerProperty(
            "shouldRasterize", in: \LayerFields.shouldRasterize, implies: .nothing)
        static let rasterizationScale = LayerProperty(
            "rasterizationScale", in: \LayerFields.rasterizationScale, implies: .nothing)

        static let shadowColor = LayerProperty("shadowColor", in: \LayerFields.shadowColor)
        static let shadowOpacity = LayerProperty("shadowOpacity", in: \LayerFields.shadowOpacity)
        static let shadowOffset = LayerProperty("shadowOffset", in: \LayerFields.shadowOffset)
        static let shadowRadius = LayerProperty("shadowRadius", in: \LayerFields.shadowRadius)
        static let shadowPath = LayerProperty("shadowPath", in: \LayerFields.shadowPath, implies: .nothing)

        static let name = LayerProperty("name", in: \LayerFields.name, implies: .nothing)

        static let table = LayerPropertyTable([
            bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform,
            hidden, doubleSided, geometryFlipped, masksToBounds, contents, contentsRect,
            contentsGravity, contentsScale, contentsCenter, opaque, needsDisplayOnBoundsChange,
            backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor, opacity,
            shouldRasterize, rasterizationScale, shadowColor, shadowOpacity, shadowOffset, shadowRadius,
            shadowPath, name,
        ])
    }

    /// Reads and writes a property; a write runs the layer's action for it.
    subscript<Value>(property: LayerProperty<Value>) -> Value {
        get {
            if let field = property.field { return fields[keyPath: field] }
            guard let stored = values[property.name] else { return property.initial }
            return stored as? Value ?? property.initial
        }
        set {
            guard !property.areSame(self[property], newValue) else { return }
            change(property.name) {
                guard let field = property.field else { return values[property.name] = newValue }
                let old = fields.bounds
                fields[keyPath: field] = newValue
                geometryDidChange(of: property.name, from: old)
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

    private func geometryDidChange(of key: String, from oldBounds: CGRect) {
        switch key {
        case "bounds": boundsDidChange(from: oldBounds)
        case "position", "transform", "anchorPoint": positionDidChange()
        default: break
        }
    }

    // MARK: Geometry

    func setBounds(_ bounds: CGRect) {
        let old = fields.bounds
        guard bounds != old else { return }
        change("bounds") {
            fields.bounds = bounds
            boundsDidChange(from: old)
        }
    }

    /// Changes what the position of the layer's corners depends on.
    func move(_ mutation: (inout LayerFields) -> Void) {
        mutation(&fields)
        positionDidChange()
    }

    private func positionDidChange() {
        guard !isPresentation else { return }
        owner?.layerDidChangePosition(self)
    }

    private func boundsDidChange(from old: CGRect) {
        guard !isPresentation else { return }
        if old.size != fields.bounds.size {
            setNeedsLayout()
            resizeSublayers(withOldSize: old.size)
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        owner?.layerDidChangeBounds(self, from: old)
    }
}
