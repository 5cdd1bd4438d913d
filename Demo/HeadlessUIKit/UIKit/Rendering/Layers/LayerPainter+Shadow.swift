extension LayerPainter {
    /// The shadow that the layer's shadow path throws, which lies under the layer; nil without a path.
    func shadowShape(of subject: AnimatedLayer) -> SVGElement? {
        guard castsShadow(subject), subject.state.shadowPath != nil else { return nil }
        let element = SVGElement("path")
        subject.set(.plain("d"), on: element) {
            .path($0.shadowPath ?? CGPath(rect: $0.bounds, transform: nil))
        }
        setPaint("fill", on: element, of: subject) { $0.shadowColor?.opaque }
        subject.set(.plain("opacity"), on: element, initial: .number(1)) { .number($0.shadowAlpha) }
        subject.set(.transform("translate"), on: element, initial: .numbers([0, 0])) {
            .numbers([$0.shadowOffset.width, $0.shadowOffset.height])
        }
        let reach = (subject.state.shadowPath?.boundingBox ?? .zero).insetBy(
            by: -3 * subject.state.shadowRadius)
        if subject.state.shadowRadius > 0 {
            element.set("filter", filter([blur(of: subject)], reach: reach))
        }
        return element
    }

    /// The filter of what is done to the layer as a whole: its shadow, if it follows what the layer shows, and
    /// the blur of a coarse picture.
    func effectFilter(of subject: AnimatedLayer) -> String? {
        let steps = shadowSteps(of: subject) + rasterizationSteps(of: subject)
        return steps.isEmpty ? nil : filter(steps, reach: LayerExtent.rect(of: subject.layer))
    }

    private func rasterizationSteps(of subject: AnimatedLayer) -> [SVGElement] {
        let blur = subject.state.rasterizationBlur
        guard blur > 0 else { return [] }
        return [SVGElement("feGaussianBlur", ["stdDeviation": SVGFormat.number(blur)])]
    }

    private func shadowSteps(of subject: AnimatedLayer) -> [SVGElement] {
        let state = subject.state
        guard castsShadow(subject), state.shadowPath == nil, !state.masksToBounds else { return [] }
        let blur = blur(of: subject)
        blur.set("in", "SourceAlpha")
        let offset = SVGElement("feOffset", ["result": "shadow"])
        subject.set(.plain("dx"), on: offset, initial: .number(0)) { .number($0.shadowOffset.width) }
        subject.set(.plain("dy"), on: offset, initial: .number(0)) { .number($0.shadowOffset.height) }
        let flood = SVGElement("feFlood")
        subject.set(.plain("flood-color"), on: flood) { .color(tint.applied(to: $0.shadowColor ?? .clear)) }
        subject.set(.plain("flood-opacity"), on: flood) { .number($0.shadowAlpha) }
        return [
            blur, offset, flood,
            SVGElement("feComposite", ["in2": "shadow", "operator": "in"]),
            SVGElement(
                "feMerge",
                children: [SVGElement("feMergeNode"), SVGElement("feMergeNode", ["in": "SourceGraphic"])]),
        ]
    }

    private func castsShadow(_ subject: AnimatedLayer) -> Bool {
        let alpha = { (layer: CALayer) -> SVGValue in .number(layer.shadowAlpha) }
        return subject.state.shadowAlpha > 0 || subject.changes(alpha)
    }

    private func blur(of subject: AnimatedLayer) -> SVGElement {
        let element = SVGElement("feGaussianBlur")
        subject.set(.plain("stdDeviation"), on: element) { .number($0.shadowRadius) }
        return element
    }

    private func filter(_ steps: [SVGElement], reach: CGRect) -> String {
        let element = SVGElement(
            "filter",
            [
                "filterUnits": "userSpaceOnUse", "x": SVGFormat.number(reach.minX),
                "y": SVGFormat.number(reach.minY), "width": SVGFormat.number(reach.width),
                "height": SVGFormat.number(reach.height), "color-interpolation-filters": "sRGB",
            ],
            children: steps)
        return definitions.reference(to: element, kind: "f")
    }
}

extension CALayer {
    fileprivate var shadowAlpha: CGFloat {
        CGFloat(shadowOpacity) * (shadowColor?.alpha ?? 0)
    }
}

extension CGColor {
    fileprivate var opaque: CGColor { headlessWithAlpha(1) }
}

extension CGRect {
    fileprivate func insetBy(by distance: CGFloat) -> CGRect {
        insetBy(dx: distance, dy: distance)
    }
}
