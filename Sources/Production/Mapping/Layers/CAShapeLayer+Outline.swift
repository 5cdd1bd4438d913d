import TabCache
import UIKit

extension CAShapeLayer {
    /// Whether the path is stroked and not filled.
    var isOutline: Bool { path != nil && isStroked && !isFilled }

    /// Whether the inside of the path is painted.
    var isFilled: Bool { fillColor.map { UIColor(cgColor: $0).isVisible } ?? false }

    /// Whether the path is drawn as a line.
    var isStroked: Bool { lineWidth > 0 && (strokeColor.map { UIColor(cgColor: $0).isVisible } ?? false) }

    /// The area that the path is drawn in, its stroke included, or `nil` without a path.
    var drawnBox: CGRect? {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return nil }
        let outset = isStroked ? lineWidth / 2 : 0
        return box.insetBy(dx: -outset, dy: -outset)
    }
}

extension CALayer {
    /// Whether a mask leaves nothing but an outline of the layer, as that of a gradient ring does.
    var isMaskedToOutline: Bool { (mask as? CAShapeLayer)?.isOutline ?? false }
}

extension CGPath {
    /// Whether the path is filled in its middle and leaves the corners of its box free, as an ellipse does.
    var isRound: Bool {
        let box = boundingBoxOfPath
        let inner = box.insetBy(dx: box.width / 10, dy: box.height / 10)
        return !contains(inner.origin) && !contains(CGPoint(x: inner.maxX, y: inner.maxY))
            && contains(CGPoint(x: box.midX, y: box.midY))
    }

    /// Whether the path goes around its box, as an ellipse or a rounded rectangle does and a curve does not.
    var isClosedShape: Bool {
        let box = boundingBoxOfPath
        let points = [(0.5, 0.5), (0.5, 0.05), (0.5, 0.95), (0.05, 0.5), (0.95, 0.5)]
        return points.allSatisfy { x, y in
            contains(CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y))
        }
    }
}
