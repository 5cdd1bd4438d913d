import Foundation

extension CALayer {
    /// The front-most descendant at a point of the superlayer's coordinates.
    func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, let inverse = toSuperlayer.inverted else { return nil }
        let inside = inverse.apply(to: point)
        let containsPoint = contains(inside)
        guard containsPoint || !masksToBounds else { return nil }
        for layer in sublayersInDrawingOrder.reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return containsPoint ? self : nil
    }
}
