import Foundation

extension CALayer {
    /// The point that position and transform refer to, in the layer's own coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    var computedFrame: CGRect {
        guard !transform.isIdentity else {
            let origin = CGPoint(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height)
            return CGRect(origin: origin, size: bounds.size)
        }
        return placement.box(around: bounds)
    }

    /// Gives the layer the bounds and position with which its frame becomes `frame`.
    func place(in frame: CGRect) {
        let size = untransformed(frame.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        guard !transform.isIdentity else {
            position = CGPoint(
                x: frame.origin.x + anchorPoint.x * size.width,
                y: frame.origin.y + anchorPoint.y * size.height)
            return
        }
        let reached = computedFrame
        position = CGPoint(
            x: position.x + frame.origin.x - reached.origin.x,
            y: position.y + frame.origin.y - reached.origin.y)
    }

    private func untransformed(_ size: CGSize) -> CGSize {
        guard !transform.isIdentity else { return size }
        let plane = PlaneTransform(transform)
        let linear = plane.moved(by: CGPoint(x: -transform.m41, y: -transform.m42))
        guard let inverse = linear.inverted else { return size }
        return inverse.box(around: CGRect(origin: .zero, size: size)).size
    }

    /// From the layer's coordinates to where its position says, without what the superlayer adds.
    private var placement: PlaneTransform {
        let anchor = anchorInBounds
        guard !transform.isIdentity else {
            return PlaneTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ)
        return PlaneTransform(CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition))
    }

    /// From the layer's coordinates to its superlayer's.
    var toSuperlayer: PlaneTransform {
        guard let superlayer else { return placement }
        return placement.followed(by: superlayer.adjustmentOfSublayers)
    }

    /// What the layer does to all its sublayers: the sublayer transform about its anchor, and the flip.
    var adjustmentOfSublayers: PlaneTransform {
        var result = PlaneTransform.identity
        if !sublayerTransform.isIdentity {
            let anchor = anchorInBounds
            let about = CATransform3DConcat(
                CATransform3DConcat(
                    CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform),
                CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
            result = PlaneTransform(about)
        }
        if isGeometryFlipped {
            let flip = CATransform3D(rows: [
                [1, 0, 0, 0], [0, -1, 0, 0], [0, 0, 1, 0], [0, bounds.minY + bounds.maxY, 0, 1],
            ])
            result = result.followed(by: PlaneTransform(flip))
        }
        return result
    }

    /// From the layer's coordinates to an ancestor's; without one, to the space around the root layer.
    private func toAncestor(_ ancestor: CALayer?) -> PlaneTransform {
        guard self !== ancestor else { return .identity }
        guard let superlayer else { return placement }
        return toSuperlayer.followed(by: superlayer.toAncestor(ancestor))
    }

    /// From one layer's coordinates to another's; nil stands for the space around the root layer.
    static func transform(from source: CALayer?, to target: CALayer?) -> PlaneTransform {
        guard source !== target else { return .identity }
        let shared = source?.closestAncestor(sharedWith: target)
        let up = source?.toAncestor(shared) ?? .identity
        guard let target else { return up }
        return up.followed(by: target.toAncestor(shared).inverted ?? .identity)
    }

    private func closestAncestor(sharedWith other: CALayer?) -> CALayer? {
        var ancestor = other
        while let layer = ancestor, !isDescendant(of: layer) { ancestor = layer.superlayer }
        return ancestor
    }

    static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        transform(from: source, to: target).apply(to: point)
    }

    static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard source !== target else { return rect }
        return transform(from: source, to: target).box(around: rect)
    }

    var flipCount: Int { (isGeometryFlipped ? 1 : 0) + (superlayer?.flipCount ?? 0) }

    var computedVisibleRect: CGRect {
        var visible = bounds
        var ancestor = superlayer
        while let layer = ancestor, !visible.isNull {
            if layer.masksToBounds || layer.superlayer == nil {
                visible = visible.intersection(Self.convert(layer.bounds, from: layer, to: self))
            }
            ancestor = layer.superlayer
        }
        return visible.isNull ? .zero : visible
    }

    /// Whether the layer shows its back and has none to show.
    var turnsBlankBack: Bool {
        !isDoubleSided && transform.m11 * transform.m22 - transform.m12 * transform.m21 < 0
    }

    /// Whether there is anything of the layer to see.
    var isShown: Bool { !isHidden && opacity > 0 && !turnsBlankBack }
}
