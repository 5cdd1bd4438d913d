extension LayerPainter {
    /// The gradient in the layer's outline.
    ///
    /// As in Core Animation its points are shares of the bounds and the colors are laid out in a square that
    /// is then stretched, which is what SVG calls `objectBoundingBox`.
    func gradient(of subject: AnimatedLayer) -> SVGElement? {
        guard let state = subject.state as? CAGradientLayer, let colors = state.headlessColors,
            !colors.isEmpty
        else { return nil }
        if state.type == .conic { return conicGradient(of: subject) }
        let definition =
            state.type == .radial ? radialDefinition(of: state) : axialDefinition(of: subject, state: state)
        definition.append(stops(of: subject, count: colors.count))
        let element = box(of: subject)
        element.set("fill", definitions.reference(to: definition, kind: "g"))
        return element
    }

    private func axialDefinition(of subject: AnimatedLayer, state: CAGradientLayer) -> SVGElement {
        let element = SVGElement("linearGradient")
        func set(_ name: String, _ initial: CGFloat, _ share: @escaping (CAGradientLayer) -> CGFloat) {
            subject.set(.plain(name), on: element, initial: .share(initial)) {
                .share(share($0 as? CAGradientLayer ?? state))
            }
        }
        set("x1", 0) { $0.startPoint.x }
        set("y1", 0) { $0.startPoint.y }
        set("x2", 1) { $0.endPoint.x }
        set("y2", 0) { $0.endPoint.y }
        return element
    }

    /// A unit circle that is moved to the start point and stretched to reach the end point's distances; its
    /// points stand still in a moving picture.
    private func radialDefinition(of state: CAGradientLayer) -> SVGElement {
        let (start, end) = (state.startPoint, state.endPoint)
        let numbers = [abs(end.x - start.x), 0, 0, abs(end.y - start.y), start.x, start.y]
        let matrix = numbers.map { SVGFormat.number(Double($0), places: 4) }.joined(separator: " ")
        return SVGElement(
            "radialGradient", ["cx": "0", "cy": "0", "r": "1", "gradientTransform": "matrix(\(matrix))"])
    }

    private func stops(of subject: AnimatedLayer, count: Int) -> [SVGElement] {
        (0..<count).map { index in
            let element = SVGElement("stop")
            subject.set(.plain("offset"), on: element) {
                .number(($0 as? CAGradientLayer)?.location(index) ?? 0)
            }
            let color = { (layer: CALayer) -> CGColor in
                tint.applied(to: (layer as? CAGradientLayer)?.color(index) ?? .clear)
            }
            subject.set(.plain("stop-color"), on: element) { .color(color($0)) }
            subject.set(.plain("stop-opacity"), on: element, initial: .number(1)) { .number(color($0).alpha) }
            return element
        }
    }
}

extension CAGradientLayer {
    /// The colors among the layer's `colors`.
    var headlessColors: [CGColor]? {
        colors?.compactMap { $0 as? CGColor }
    }

    /// The place of a color, evenly spread by default; never before the one of the color before it.
    func location(_ index: Int) -> CGFloat {
        let stops = stops(count: headlessColors?.count ?? 0)
        return stops.indices.contains(index) ? stops[index] : 1
    }

    func color(_ index: Int) -> CGColor? {
        guard let colors = headlessColors, colors.indices.contains(index) else { return nil }
        return colors[index]
    }
}
