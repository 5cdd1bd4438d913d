/// How far what a layer shows reaches, in the layer's own coordinates.
enum LayerExtent {
    /// A rectangle that holds everything, with room for what moves.
    static func rect(of layer: CALayer) -> CGRect {
        var rect = layer.bounds.union(contentRect(of: layer))
        if !layer.masksToBounds {
            rect = rect.union(self.rect(of: (layer.sublayers ?? []).filter { !$0.isHidden }, in: layer))
        }
        return rect.insetBy(dx: -shadowReach(of: layer), dy: -shadowReach(of: layer))
    }

    /// Whether anything could be seen beyond the layer's outline if it were not clipped.
    static func needsClip(_ layer: CALayer) -> Bool {
        if layer.drawnRadius > 0 || layer.isMoving || layer is CAReplicatorLayer { return true }
        if !layer.sublayerTransform.isIdentity { return true }
        let reach = contentRect(of: layer).union(rect(of: layer.sublayers ?? [], in: layer))
        return !reach.isNull && !layer.bounds.insetBy(dx: -0.01, dy: -0.01).contains(reach)
    }

    /// A rectangle that holds sublayers of a layer, and all copies that a replicator shows of them.
    private static func rect(of sublayers: [CALayer], in layer: CALayer) -> CGRect {
        let rect = sublayers.reduce(CGRect.null) { $0.union(rectInSuperlayer(of: $1)) }
        guard let replicator = layer as? CAReplicatorLayer, !rect.isNull else { return rect }
        return (0..<max(0, replicator.instanceCount)).reduce(.null) {
            $0.union(rect.applying(CATransform3DGetAffineTransform(replicator.transformOfInstance($1))))
        }
    }

    private static func rectInSuperlayer(of layer: CALayer) -> CGRect {
        let rect = rect(of: layer)
        let anchor = layer.anchorInBounds
        let place = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(layer.transform))
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
        let room = layer.isMoving ? max(rect.width, rect.height, 100) : 0
        return rect.applying(place).insetBy(dx: -room, dy: -room)
    }

    /// The drawn content, as far as it is not sure to lie inside the bounds.
    private static func contentRect(of layer: CALayer) -> CGRect {
        if let shape = layer as? CAShapeLayer, let path = shape.path {
            let reach = shape.strokeColor == nil ? 0 : shape.lineWidth / 2
            return path.boundingBox.insetBy(dx: -reach, dy: -reach)
        }
        return layer.contents == nil && layer.headlessDisplayList == nil
            ? .null : layer.bounds.insetBy(dx: -1, dy: -1)
    }

    private static func shadowReach(of layer: CALayer) -> CGFloat {
        guard layer.shadowOpacity > 0 else { return 0 }
        return layer.shadowRadius * 3 + max(abs(layer.shadowOffset.width), abs(layer.shadowOffset.height))
    }
}

extension CALayer {
    /// Whether any animation runs on the layer.
    var isMoving: Bool {
        animationKeys()?.isEmpty == false
    }
}
