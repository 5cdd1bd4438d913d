extension LayerPainter {
    func background(of subject: AnimatedLayer) -> SVGElement? {
        let isVisible = { (layer: CALayer) -> SVGValue in
            .keyword((layer.backgroundColor?.alpha ?? 0) > 0 ? "visible" : "clear")
        }
        guard isVisible(subject.state) == .keyword("visible") || subject.changes(isVisible) else {
            return nil
        }
        let element = box(of: subject)
        setPaint("fill", on: element, of: subject) { $0.backgroundColor }
        return element
    }

    /// The border, which lies inside the bounds and above everything else.
    func border(of subject: AnimatedLayer) -> SVGElement? {
        let width = { (layer: CALayer) -> SVGValue in .number(layer.borderWidth) }
        guard width(subject.state) != .number(0) || subject.changes(width),
            (subject.state.borderColor?.alpha ?? 0) > 0
        else { return nil }
        let element = box(of: subject) { $0.borderWidth / 2 }
        element.set("fill", "none")
        setPaint("stroke", on: element, of: subject) { $0.borderColor }
        subject.set(.plain("stroke-width"), on: element, initial: .number(1), width)
        return element
    }

    /// The bounds with their rounded corners, each edge moved inwards by `inset`.
    func box(of subject: AnimatedLayer, inset: @escaping (CALayer) -> CGFloat = { _ in 0 }) -> SVGElement {
        if subject.state.needsOutlinePath {
            let element = SVGElement("path")
            subject.set(.plain("d"), on: element) { .path($0.outline(inset: inset($0))) }
            return element
        }
        let element = SVGElement("rect")
        let rect = { (layer: CALayer) in layer.bounds.insetBy(dx: inset(layer), dy: inset(layer)) }
        subject.set(.plain("x"), on: element, initial: .number(0)) { .number(rect($0).minX) }
        subject.set(.plain("y"), on: element, initial: .number(0)) { .number(rect($0).minY) }
        subject.set(.plain("width"), on: element) { .number(max(0, rect($0).width)) }
        subject.set(.plain("height"), on: element) { .number(max(0, rect($0).height)) }
        subject.set(.plain("rx"), on: element, initial: .number(0)) {
            .number($0.outlineRadius(inset: inset($0)))
        }
        return element
    }

    /// Sets a color that may move; its alpha becomes an attribute of its own.
    func setPaint(
        _ name: String, on element: SVGElement, of subject: AnimatedLayer,
        _ color: @escaping (CALayer) -> CGColor?
    ) {
        let tinted = { (layer: CALayer) in tint.applied(to: color(layer) ?? .clear) }
        subject.set(.plain(name), on: element) { .color(tinted($0)) }
        subject.set(.plain("\(name)-opacity"), on: element, initial: .number(1)) { .number(tinted($0).alpha) }
    }
}
