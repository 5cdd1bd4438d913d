import Foundation

/// Draws the gradients of drawing contexts.
struct GradientPainter {
    let definitions: SVGDefinitions
    var tint = ColorFactors()

    /// Gradients fill everything within their clip; this is far enough for any picture.
    static let reach: CGFloat = 10_000

    func paint(
        _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions
    ) -> SVGElement {
        let definition = SVGElement(
            "linearGradient",
            [
                "gradientUnits": "userSpaceOnUse", "x1": SVGFormat.number(start.x),
                "y1": SVGFormat.number(start.y), "x2": SVGFormat.number(end.x),
                "y2": SVGFormat.number(end.y),
            ])
        definition.append(stops(of: gradient))
        let area = Self.area(from: start, to: end, options: options)
        return filled(area, with: definition)
    }

    func paint(
        _ gradient: CGGradient, from start: HeadlessCircle, to end: HeadlessCircle,
        options: CGGradientDrawingOptions
    ) -> SVGElement {
        let definition = SVGElement(
            "radialGradient",
            [
                "gradientUnits": "userSpaceOnUse", "cx": Self.exact(end.center.x),
                "cy": Self.exact(end.center.y), "r": Self.exact(end.radius), "fx": Self.exact(start.center.x),
                "fy": Self.exact(start.center.y), "fr": Self.exact(start.radius),
            ])
        definition.append(stops(of: gradient))
        let area = CGMutablePath()
        if options.contains(.drawsAfterEndLocation) {
            area.addRect(Self.everything)
        } else {
            area.addEllipse(in: end.box)
        }
        if !options.contains(.drawsBeforeStartLocation), start.radius > 0 { area.addEllipse(in: start.box) }
        let element = filled(area, with: definition)
        element.set("fill-rule", "evenodd")
        return element
    }

    private func filled(_ area: CGPath, with definition: SVGElement) -> SVGElement {
        SVGElement(
            "path",
            ["d": SVGPathData.text(area), "fill": definitions.reference(to: definition, kind: "g")])
    }

    private func stops(of gradient: CGGradient) -> [SVGElement] {
        zip(gradient.headlessColors, gradient.headlessLocations).map { color, location in
            let stop = SVGElement("stop", ["offset": SVGFormat.number(location)])
            let rgba = tint.applied(to: color).headlessRGBA
            stop.set("stop-color", SVGFormat.hex([rgba.red, rgba.green, rgba.blue]))
            stop.set("stop-opacity", rgba.alpha < 1 ? SVGFormat.number(rgba.alpha) : nil)
            return stop
        }
    }

    private static func exact(_ value: CGFloat) -> String {
        SVGFormat.number(Double(value), places: 4)
    }

    private static var everything: CGRect {
        CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    }

    /// The band between the two ends of a gradient, open where it goes on beyond them.
    private static func area(
        from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions
    ) -> CGPath {
        let length = hypot(end.x - start.x, end.y - start.y)
        let isOpen = options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        guard length > 0, !isOpen else { return CGPath(rect: everything, transform: nil) }
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let across = CGVector(dx: -along.dy, dy: along.dx)
        let first =
            options.contains(.drawsBeforeStartLocation) ? start.moved(by: along, times: -reach) : start
        let last = options.contains(.drawsAfterEndLocation) ? end.moved(by: along, times: reach) : end
        let band = CGMutablePath()
        band.addLines(between: [
            first.moved(by: across, times: reach), last.moved(by: across, times: reach),
            last.moved(by: across, times: -reach), first.moved(by: across, times: -reach),
        ])
        band.closeSubpath()
        return band
    }
}

extension HeadlessCircle {
    fileprivate var box: CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
