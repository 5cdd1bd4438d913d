import UIKit

extension ComponentMaker {
    /// Leaves the inside of a view free that is nothing but an outline: a border, or the stroke of its own layer.
    func openOutline(of component: inout Component, _ view: UIView) {
        if let shape = view.layer as? CAShapeLayer, let path = shape.path, shape.isOutline {
            let frame = frame(of: shape)
            guard frame.isFinite, !frame.isEmpty else { return }
            component.frame = frame
            component.cornerRadius = path.cornerRadius + shape.lineWidth / 2
            component.open(by: shape.lineWidth)
        } else if let shape = view.layer as? CAShapeLayer, let path = shape.path, let hole = shape.hole {
            component.frame = frame(of: shape)
            component.takeHole(hole, in: path)
        } else if !(view.backgroundColor?.isVisible ?? false), view.layer.hasBorder, view.subviews.isEmpty {
            component.open(by: view.layer.borderWidth)
        }
    }

    /// The frame of what a layer shows, in the bounds of the root; of a shape, that of its path.
    func frame(of layer: CALayer) -> CGRect {
        let box = (layer as? CAShapeLayer)?.drawnBox ?? layer.bounds
        return layer.convert(box, to: root.layer).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}

extension ComponentMaker {
    /// The frame of what a mask leaves of its layer, in the bounds of the root.
    func frame(ofMask mask: CAShapeLayer, on layer: CALayer) -> CGRect {
        let box = (mask.drawnBox ?? mask.bounds)
            .offsetBy(dx: mask.frame.minX - mask.bounds.minX, dy: mask.frame.minY - mask.bounds.minY)
        return layer.convert(box, to: root.layer).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}

extension CALayer {
    /// Whether a mask leaves nothing but an outline of the layer, as that of a gradient ring does.
    var isMaskedToOutline: Bool { (mask as? CAShapeLayer).map { $0.isOutline || $0.hole != nil } ?? false }
}

extension Component {
    /// Leaves all but an outline of a width free, as long as there is something inside.
    mutating func open(by width: CGFloat) {
        guard lines == nil, width > 0, width * 2 < min(frame.width, frame.height) else { return }
        opening = TextLines.Insets(all: width)
    }
}

extension Component {
    /// Leaves a hole in a path free, as the stroke of a ring does.
    mutating func takeHole(_ hole: TextLines.Insets, in path: CGPath) {
        cornerRadius = path.leavesCorners ? min(frame.width, frame.height) / 2 : path.cornerRadius
        opening = hole
    }
}

extension CAShapeLayer {
    /// Whether the path is stroked and not filled.
    var isOutline: Bool { path != nil && isStroked && !isFilled }

    /// Whether the inside of the path is painted.
    var isFilled: Bool { fillColor.map { UIColor(cgColor: $0).isVisible } ?? false }

    /// Whether the path is drawn as a line.
    var isStroked: Bool { lineWidth > 0 && (strokeColor.map { UIColor(cgColor: $0).isVisible } ?? false) }

    /// The area that the path is drawn in, its stroke included, or `nil` without a path.
    fileprivate var drawnBox: CGRect? {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return nil }
        let outset = isStroked ? lineWidth / 2 : 0
        return box.insetBy(dx: -outset, dy: -outset)
    }
}

extension CGPath {
    /// Whether the path is filled in its middle and leaves the corners of its box free, as an ellipse does.
    var isRound: Bool {
        let box = boundingBoxOfPath
        return leavesCorners && contains(CGPoint(x: box.midX, y: box.midY))
    }

    /// Whether the path leaves the corners of its box free, as an ellipse or a ring does.
    var leavesCorners: Bool {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return false }
        let near = CGPoint(x: box.minX + box.width / 10, y: box.minY + box.height / 10)
        let far = CGPoint(x: box.maxX - box.width / 10, y: box.maxY - box.height / 10)
        return !contains(near) && !contains(far)
    }

    /// Whether the path goes around its box, as an ellipse or a rounded rectangle does and a curve does not.
    var isClosedShape: Bool {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return false }
        let points = [(0.5, 0.5), (0.5, 0.05), (0.5, 0.95), (0.05, 0.5), (0.95, 0.5)]
        return points.allSatisfy { x, y in
            contains(CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y))
        }
    }

    /// The radius of the corners of a closed path.
    var cornerRadius: CGFloat { isClosedShape ? ShownCorners(of: self).radius : 0 }
}
