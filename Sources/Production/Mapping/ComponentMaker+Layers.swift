import UIKit

extension ComponentMaker {
    /// The surface that a layer is, or `nil` if it is smaller than its view or no color of its own.
    func surface(of layer: CALayer, over whole: CGRect) -> Surface? {
        let frame = frame(of: layer)
        guard frame.isFinite, whole.isFinite, frame.insetBy(dx: -1, dy: -1).contains(whole) else {
            return nil
        }
        var surface = Surface(frame: frame, cornerRadius: layer.cornerRadius)
        if let gradient = layer as? CAGradientLayer, let fill = SkeletonGradient(gradient) {
            surface.fill = SurfacePaint.fill(
                of: fill, traits: root.traitCollection, keepsColors: options.keepsColors)
        } else if let color = (layer as? CAShapeLayer)?.fillColor ?? layer.backgroundColor {
            surface.fill = SurfacePaint.fill(
                of: UIColor(cgColor: color), traits: root.traitCollection, keepsColors: options.keepsColors)
        } else {
            return nil
        }
        surface.shadow = ComponentShadow(of: layer)
        return surface
    }

    /// The component of a layer that is no surface.
    func component(for layer: CALayer, index: Int) -> Component {
        let frame = frame(of: layer)
        var component = Component(
            index: index, role: Self.role(of: layer), frame: frame.isFinite ? frame : .zero)
        guard frame.isFinite, frame.width > 0, frame.height > 0 else {
            component.removal = .empty
            return component
        }
        component.cornerRadius = options.cornerRadius(
            source: layer.cornerRadius, height: frame.height)
        if let path = (layer as? CAShapeLayer)?.path, path.isRound {
            component.cornerRadius = min(frame.width, frame.height) / 2
        }
        if let text = layer as? CATextLayer { shapeText(&component, text) }
        if let gradient = (layer as? CAGradientLayer).flatMap({ SkeletonGradient($0) }) {
            let fill = SurfacePaint.fill(
                of: gradient, traits: root.traitCollection, keepsColors: options.keepsColors)
            component.fill = fill == .muted ? .standard : fill
        }
        if isFiltered(frame) { component.removal = .filteredBySize }
        return component
    }

    /// A text layer writes from its top, in one line unless it wraps.
    private func shapeText(_ component: inout Component, _ layer: CATextLayer) {
        let measure = TextMeasure(
            font: .systemFont(ofSize: layer.fontSize), options: options, lines: options.lines)
        guard layer.isWrapped else {
            component.frame.size.height = min(component.frame.height, measure.lineHeight)
            component.setHeight(min(measure.barHeight, component.frame.height))
            return
        }
        var lines = TextLines(count: 0, lineHeight: measure.barHeight, spacing: measure.spacing)
        lines.insets.top = measure.padding
        component.lines = lines
    }

    private static func role(of layer: CALayer) -> ComponentRole {
        if layer is CATextLayer { return .text }
        return layer.contents == nil ? .block : .image
    }

    /// The frame of what a layer shows, in the bounds of the root; of a shape, that of its path.
    private func frame(of layer: CALayer) -> CGRect {
        let box = (layer as? CAShapeLayer)?.drawnBox ?? layer.bounds
        return layer.convert(box, to: root.layer).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    }
}

extension CAShapeLayer {
    /// The area that the path is drawn in, its stroke included, or `nil` without a path.
    fileprivate var drawnBox: CGRect? {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return nil }
        let outset = strokeColor == nil ? 0 : max(0, lineWidth) / 2
        return box.insetBy(dx: -outset, dy: -outset)
    }
}

extension CGPath {
    /// Whether the path leaves the corners of its box free, as an ellipse does.
    var isRound: Bool {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return false }
        let near = CGPoint(x: box.minX + box.width / 10, y: box.minY + box.height / 10)
        let far = CGPoint(x: box.maxX - box.width / 10, y: box.maxY - box.height / 10)
        return !contains(near) && !contains(far) && contains(CGPoint(x: box.midX, y: box.midY))
    }
}
