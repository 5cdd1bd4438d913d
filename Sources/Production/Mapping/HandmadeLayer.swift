import UIKit

/// The layers that an app adds to its views without a view behind them.
@MainActor
enum HandmadeLayer {
    /// How many layers inside each other are looked through.
    private static let deepest = 8

    /// Whether an app's view has layers of its own that can be seen.
    static func exist(in view: UIView) -> Bool {
        (view.layer.sublayers?.count ?? 0) > view.subviews.count && !all(in: view).isEmpty
    }

    /// The layers that can be seen, from the back to the front.
    ///
    /// UIKit's controls and scroll views draw with layers of their own, which are none of the app's.
    static func all(in view: UIView) -> [CALayer] {
        guard let layers = view.layer.sublayers, layers.count > view.subviews.count else { return [] }
        if view is UIControl || view is UIScrollView || view is UIVisualEffectView { return [] }
        let name = ViewClass.of(view).name
        guard name.isApps || view.isPlainView || isContentView(view) else { return [] }
        return layers.flatMap { shown($0, depth: 0) }
    }

    private static func isContentView(_ view: UIView) -> Bool {
        view.superview.map { SystemView.contentView(of: $0) === view } ?? false
    }

    /// The layer if it shows something, or else the layers inside that do.
    private static func shown(_ layer: CALayer, depth: Int) -> [CALayer] {
        guard !(layer.delegate is UIView), !layer.isHidden, layer.opacity > 0.01 else { return [] }
        if shows(layer) { return [layer] }
        guard depth < deepest else { return [] }
        return (layer.sublayers ?? []).flatMap { shown($0, depth: depth + 1) }
    }

    private static func shows(_ layer: CALayer) -> Bool {
        if layer.contents != nil || layer.hasBorder { return true }
        if let color = layer.backgroundColor, UIColor(cgColor: color).isVisible { return true }
        switch layer {
        case let text as CATextLayer: return !Self.text(of: text).isEmpty
        case let shape as CAShapeLayer:
            return shape.path != nil && (shape.fillColor ?? shape.strokeColor) != nil
        case let gradient as CAGradientLayer: return !(gradient.colors ?? []).isEmpty
        default: return false
        }
    }

    private static func text(of layer: CATextLayer) -> String {
        (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? ""
    }
}

// MARK: - Shapes

extension ComponentMaker {
    /// The surface that a layer is, or `nil` if it is smaller than its view or no colour of its own.
    func surface(of layer: CALayer, over whole: CGRect) -> Backdrop? {
        let frame = frame(of: layer)
        guard frame.isFinite, whole.isFinite, frame.insetBy(dx: -1, dy: -1).contains(whole) else {
            return nil
        }
        var surface = Backdrop(frame: frame, cornerRadius: layer.cornerRadius)
        if let gradient = layer as? CAGradientLayer, let fill = ComponentGradient(gradient) {
            surface.fill = .gradient(fill)
        } else if let color = (layer as? CAShapeLayer)?.fillColor ?? layer.backgroundColor {
            surface.fill = .color(SkeletonColor(UIColor(cgColor: color)))
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
        component.cornerRadius = mapper.options.cornerRadius(
            source: layer.cornerRadius, height: frame.height)
        if let path = (layer as? CAShapeLayer)?.path, path.isRound {
            component.cornerRadius = min(frame.width, frame.height) / 2
        }
        if let text = layer as? CATextLayer { shapeText(&component, text) }
        if let gradient = (layer as? CAGradientLayer).flatMap({ ComponentGradient($0) }) {
            component.fill = .gradient(gradient)
        }
        if isFiltered(frame) { component.removal = .filteredBySize }
        return component
    }

    /// A text layer writes from its top, in one line unless it wraps.
    private func shapeText(_ component: inout Component, _ layer: CATextLayer) {
        let measure = TextMeasure(
            font: .systemFont(ofSize: layer.fontSize), options: mapper.options, lines: mapper.options.lines)
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
    fileprivate var isRound: Bool {
        let box = boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return false }
        let near = CGPoint(x: box.minX + box.width / 10, y: box.minY + box.height / 10)
        let far = CGPoint(x: box.maxX - box.width / 10, y: box.maxY - box.height / 10)
        return !contains(near) && !contains(far) && contains(CGPoint(x: box.midX, y: box.midY))
    }
}
