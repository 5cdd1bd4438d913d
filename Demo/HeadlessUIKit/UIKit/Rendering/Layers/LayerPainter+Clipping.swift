extension LayerPainter {
    /// The elements, cut off at the layer's outline if it masks to its bounds and they may reach out of it.
    func clipped(_ elements: [SVGElement], of subject: AnimatedLayer) -> [SVGElement] {
        guard subject.state.masksToBounds, !elements.isEmpty, LayerExtent.needsClip(subject.layer) else {
            return elements
        }
        let clip = SVGElement("clipPath", children: [box(of: subject)])
        return [
            SVGElement("g", ["clip-path": definitions.reference(to: clip, kind: "c")], children: elements)
        ]
    }

    /// The reference to the layer's mask, whose alpha decides what can be seen; nil without a mask.
    func maskReference(of subject: AnimatedLayer) -> String? {
        guard let mask = subject.layer.mask else { return nil }
        let reach = LayerExtent.rect(of: subject.layer).union(mask.frame)
        var plain = self
        plain.tint = ColorFactors()
        let element = SVGElement(
            "mask",
            [
                "maskUnits": "userSpaceOnUse", "x": SVGFormat.number(reach.minX),
                "y": SVGFormat.number(reach.minY), "width": SVGFormat.number(reach.width),
                "height": SVGFormat.number(reach.height), "mask-type": "alpha",
            ],
            children: [plain.paint(mask)])
        return definitions.reference(to: element, kind: "m")
    }
}
