extension LayerPainter {
    /// A conic gradient, which SVG does not know, as a fan of wedges around the start point.
    func conicGradient(of subject: AnimatedLayer) -> SVGElement? {
        guard let state = subject.state as? CAGradientLayer else { return nil }
        let clip = SVGElement("clipPath", children: [box(of: subject)])
        let fan = SVGElement(
            "g",
            ["clip-path": definitions.reference(to: clip, kind: "c"), "shape-rendering": "crispEdges"])
        for wedge in state.conicWedges() {
            let element = SVGElement("path", ["d": SVGPathData.text(wedge.path)])
            setPaint("fill", on: element, of: subject) {
                ($0 as? CAGradientLayer)?.color(atShare: wedge.share)
            }
            fan.append(element)
        }
        return fan
    }
}
