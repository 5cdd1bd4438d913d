/// The shadow that drawing throws.
struct DrawingShadow {
    let offset: CGSize
    let blur: CGFloat
    let color: CGColor

    /// A filter that draws the shadow under what it is given; Core Graphics' blur is two standard deviations.
    var filter: SVGElement {
        let rgba = color.headlessRGBA
        let blurred = SVGElement(
            "feGaussianBlur", ["in": "SourceAlpha", "stdDeviation": SVGFormat.number(blur / 2)])
        let moved = SVGElement(
            "feOffset",
            [
                "dx": SVGFormat.number(offset.width), "dy": SVGFormat.number(offset.height),
                "result": "shadow",
            ])
        let flood = SVGElement(
            "feFlood",
            [
                "flood-color": SVGFormat.hex([rgba.red, rgba.green, rgba.blue]),
                "flood-opacity": SVGFormat.number(rgba.alpha),
            ])
        let merged = SVGElement(
            "feMerge",
            children: [SVGElement("feMergeNode"), SVGElement("feMergeNode", ["in": "SourceGraphic"])])
        let filter = Self.emptyFilter
        filter.append([
            blurred, moved, flood, SVGElement("feComposite", ["in2": "shadow", "operator": "in"]), merged,
        ])
        return filter
    }

    /// A filter that does nothing yet, with room around what it is applied to.
    static var emptyFilter: SVGElement {
        SVGElement(
            "filter",
            [
                "x": "-50%", "y": "-50%", "width": "200%", "height": "200%",
                "color-interpolation-filters": "sRGB",
            ])
    }
}
