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
    var isMaskedToOutline: Bool { (mask as? CAShapeLayer).map { $0.isOutline || $0.hole != nil } ?? false }
}
