/// Draws the gradients that a context recorded; they fill whatever the clip leaves.
struct GradientPainter {
    let definitions: SVGDefinitions
    var tint = ColorFactors()

    /// Far more than any surface is large.
    private static let reach: CGFloat = 10_000

    func paint(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint) -> SVGElement {
        let definition = SVGElement(
            "linearGradient",
            [
                "gradientUnits": "userSpaceOnUse", "x1": SVGFormat.number(start.x),
                "y1": SVGFormat.number(start.y), "x2": SVGFormat.number(end.x),
                "y2": SVGFormat.number(end.y),
            ])
        for (color, location) in zip(gradient.headlessColors, gradient.headlessLocations) {
            let stop = SVGElement("stop", ["offset": SVGFormat.number(location)])
            let rgba = tint.applied(to: color).headlessRGBA
            stop.set("stop-color", SVGFormat.hex([rgba.red, rgba.green, rgba.blue]))
            stop.set("stop-opacity", rgba.alpha < 1 ? SVGFormat.number(rgba.alpha) : nil)
            definition.append(stop)
        }
        let side = SVGFormat.number(2 * Self.reach)
        let corner = SVGFormat.number(-Self.reach)
        return SVGElement(
            "rect",
            [
                "x": corner, "y": corner, "width": side, "height": side,
                "fill": definitions.reference(to: definition, kind: "g"),
            ])
    }
}
