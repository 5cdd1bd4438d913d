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
        } else if !(view.backgroundColor?.isVisible ?? false), view.layer.hasBorder, view.subviews.isEmpty {
            component.open(by: view.layer.borderWidth)
        }
    }

    /// The frame of what a layer shows, in the bounds of the root; of a shape, that of its path.
    func frame(of layer: CALayer) -> CGRect {
        let box = (layer as? CAShapeLayer)?.drawnBox ?? layer.bounds
        return layer.convert(box, to: root.layer).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }

    /// The frame of what a mask leaves of its layer, in the bounds of the root.
    func frame(ofMask mask: CAShapeLayer, on layer: CALayer) -> CGRect {
        let box = (mask.drawnBox ?? mask.bounds)
            .offsetBy(dx: mask.frame.minX - mask.bounds.minX, dy: mask.frame.minY - mask.bounds.minY)
        return layer.convert(box, to: root.layer).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}

extension Component {
    /// Leaves all but an outline of a width free, as long as there is something inside.
    mutating func open(by width: CGFloat) {
        guard lines == nil, width > 0, width * 2 < min(frame.width, frame.height) else { return }
        opening = TextLines.Insets(all: width)
    }
}
