import TabCache
import UIKit

extension ComponentMaker {
    /// The surface that a layer is, or `nil` if it is no color of its own, or smaller than its view with nothing on it.
    func surface(of layer: CALayer, in view: UIView, over whole: CGRect) -> Component? {
        let frame = frame(of: layer)
        guard frame.isFinite, whole.isFinite, !frame.isEmpty, !layer.isMaskedToOutline,
            frame.insetBy(dx: -1, dy: -1).contains(whole) || layer.isBehindViews(of: view)
        else { return nil }
        var surface = Component(surface: frame)
        surface.corners = Corners(of: layer)
        if let gradient = layer as? CAGradientLayer, let fill = SkeletonGradient(gradient) {
            surface.fill = SurfacePaint.fill(
                of: fill, traits: root.traitCollection, keepsColors: options.keepsColors)
        } else if let color = Self.color(of: layer) {
            surface.fill = SurfacePaint.fill(
                of: UIColor(cgColor: color), traits: root.traitCollection, keepsColors: options.keepsColors)
        } else {
            return nil
        }
        surface.shadow = Component.Shadow(of: layer)
        return surface
    }

    /// The color that a layer fills its area with, or `nil` if none of it is seen.
    private static func color(of layer: CALayer) -> CGColor? {
        [(layer as? CAShapeLayer)?.fillColor, layer.backgroundColor].compactMap { $0 }
            .first { UIColor(cgColor: $0).isVisible }
    }

    /// The component of a layer that is no surface.
    func component(for layer: CALayer, index: Int) -> Component {
        let frame = frame(of: layer)
        var component = Component(
            index: index, role: Self.role(of: layer), frame: frame.isFinite ? frame : .zero)
        guard frame.isFinite, !frame.isEmpty else {
            component.removal = .empty
            return component
        }
        component.cornerRadius = options.cornerRadius(
            source: layer.shownCornerRadius, height: frame.height)
        if let shape = layer as? CAShapeLayer { shapePath(&component, shape) }
        if layer.isMaskedToOutline, let mask = layer.mask as? CAShapeLayer {
            component.frame = self.frame(ofMask: mask, on: layer)
            shapePath(&component, mask)
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

    /// A filled path has round corners or none; one that is only stroked around its area is an outline,
    /// and one that is stroked across it, as the line of a chart is, has soft corners.
    private func shapePath(_ component: inout Component, _ layer: CAShapeLayer) {
        guard let path = layer.path else { return }
        if layer.isOutline, path.isClosedShape {
            component.cornerRadius = path.cornerRadius + layer.lineWidth / 2
            component.open(by: layer.lineWidth)
        } else if layer.isOutline {
            component.cornerRadius = textRadius(of: nil, height: component.frame.height)
        } else if path.isClosedShape {
            let corners = Corners(of: path)
            component.cornerRadius =
                path.isRound ? min(component.frame.width, component.frame.height) / 2 : corners.radius
            component.corners.rounded = corners.rounded
        }
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

    private static func role(of layer: CALayer) -> Component.Role {
        if layer is CATextLayer { return .text }
        return layer.contents == nil ? .block : .image
    }
}

extension CALayer {
    /// Whether some view inside another one stands in front of the layer.
    @MainActor
    fileprivate func isBehindViews(of view: UIView) -> Bool {
        guard superlayer === view.layer, let place = view.layer.sublayers?.firstIndex(of: self) else {
            return false
        }
        return view.layer.sublayers?[(place + 1)...].contains { other in
            guard let inner = other.delegate as? UIView, !inner.isInvisible else { return false }
            return inner.frame.intersects(frame)
        } ?? false
    }
}

extension ComponentMaker {
    /// Leaves the inside of a view free that is nothing but an outline: a border, or the stroke of its own layer.
    func openOutline(of component: inout Component, _ view: UIView) {
        if let shape = view.layer as? CAShapeLayer, let path = shape.path, shape.isOutline {
            let frame = frame(of: shape)
            guard frame.isFinite, !frame.isEmpty else { return }
            component.frame = frame
            component.cornerRadius = path.cornerRadius + shape.lineWidth / 2
            component.open(by: shape.lineWidth)
        } else if !view.hasBackground, view.layer.hasBorder, view.subviews.isEmpty {
            component.open(by: view.layer.borderWidth)
        }
    }

    /// The frame of what a layer shows, in the bounds of the root; of a shape, that of its path.
    func frame(of layer: CALayer) -> CGRect {
        let box = (layer as? CAShapeLayer)?.drawnBox ?? layer.bounds
        return layer.convert(box, to: root.layer).offsetBy(
            dx: -root.skeletonArea.minX, dy: -root.skeletonArea.minY)
    }

    /// The frame of what a mask leaves of its layer, in the bounds of the root.
    func frame(ofMask mask: CAShapeLayer, on layer: CALayer) -> CGRect {
        let box = (mask.drawnBox ?? mask.bounds)
            .offsetBy(dx: mask.frame.minX - mask.bounds.minX, dy: mask.frame.minY - mask.bounds.minY)
        return layer.convert(box, to: root.layer).offsetBy(
            dx: -root.skeletonArea.minX, dy: -root.skeletonArea.minY)
    }
}

extension Component {
    /// Leaves all but an outline of a width free, as long as there is something inside.
    mutating func open(by width: CGFloat) {
        guard width * 2 < min(frame.width, frame.height) else { return }
        opening = TextLines.Insets(all: width)
    }
}
