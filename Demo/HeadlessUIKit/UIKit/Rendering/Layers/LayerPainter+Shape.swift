extension LayerPainter {
    /// The path of a shape layer, filled and stroked.
    func shape(of subject: AnimatedLayer) -> SVGElement? {
        guard let state = subject.state as? CAShapeLayer else { return nil }
        let path = { (layer: CALayer) -> CGPath in
            (layer as? CAShapeLayer)?.path ?? CGPath(headlessElements: [])
        }
        guard !path(state).isEmpty || subject.changes({ .path(path($0)) }) else { return nil }
        let element = SVGElement("path")
        subject.set(.plain("d"), on: element) { .path(path($0)) }
        setFill(on: element, of: subject)
        setStroke(on: element, of: subject, state: state)
        return element
    }

    private func setFill(on element: SVGElement, of subject: AnimatedLayer) {
        let fill = { (layer: CALayer) in (layer as? CAShapeLayer)?.fillColor }
        guard hasColor(fill, in: subject) else { return element.set("fill", "none") }
        setPaint("fill", on: element, of: subject, fill)
        if (subject.state as? CAShapeLayer)?.fillRule == .evenOdd {
            element.set("fill-rule", "evenodd")
        }
    }

    private func setStroke(on element: SVGElement, of subject: AnimatedLayer, state: CAShapeLayer) {
        let stroke = { (layer: CALayer) in (layer as? CAShapeLayer)?.strokeColor }
        guard hasColor(stroke, in: subject) else { return }
        setPaint("stroke", on: element, of: subject, stroke)
        subject.set(.plain("stroke-width"), on: element, initial: .number(1)) {
            .number(($0 as? CAShapeLayer)?.lineWidth ?? 1)
        }
        element.set("stroke-linecap", state.lineCap == .butt ? nil : state.lineCap.rawValue)
        element.set("stroke-linejoin", state.lineJoin == .miter ? nil : state.lineJoin.rawValue)
        if state.lineJoin == .miter {
            element.set("stroke-miterlimit", state.miterLimit == 4 ? nil : SVGFormat.number(state.miterLimit))
        }
        setDashes(on: element, of: subject, state: state)
    }

    private func setDashes(on element: SVGElement, of subject: AnimatedLayer, state: CAShapeLayer) {
        let isTrimmed = { (layer: CALayer) -> SVGValue in
            .keyword((layer as? CAShapeLayer)?.trimsStroke == true ? "trimmed" : "whole")
        }
        let trims = state.trimsStroke || subject.changes(isTrimmed)
        guard trims || state.lineDashPattern?.isEmpty == false else { return }
        let dash = { (layer: CALayer) -> ShapeDash in
            (layer as? CAShapeLayer ?? state).dash(trimming: trims)
        }
        subject.set(.plain("stroke-dasharray"), on: element) { .numbers(dash($0).lengths) }
        subject.set(.plain("stroke-dashoffset"), on: element, initial: .number(0)) { .number(dash($0).phase) }
    }

    private func hasColor(_ color: @escaping (CALayer) -> CGColor?, in subject: AnimatedLayer) -> Bool {
        let isVisible = { (layer: CALayer) -> SVGValue in
            .keyword((color(layer)?.alpha ?? 0) > 0 ? "visible" : "clear")
        }
        return isVisible(subject.state) == .keyword("visible") || subject.changes(isVisible)
    }
}

extension CGPath {
    /// The length of the way along the path.
    var headlessLength: CGFloat {
        var length: CGFloat = 0
        for polygon in FlattenedPath(headlessElements).polygons {
            for (start, end) in zip(polygon, polygon.dropFirst()) {
                length += hypot(end.x - start.x, end.y - start.y)
            }
        }
        return length
    }
}
