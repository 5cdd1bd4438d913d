/// Turns recorded drawing into SVG elements.
struct DisplayListPainter {
    let definitions: SVGDefinitions
    var tint = ColorFactors()

    func paint(_ list: HeadlessDisplayList) -> [SVGElement] {
        var stack = DrawingStack()
        for item in list.items {
            paint(item, into: &stack)
        }
        let content = stack.finished().children
        guard list.items.contains(where: \.mixesColors), !content.isEmpty else { return content }
        return [SVGElement("g", ["style": "isolation:isolate"], children: content)]
    }

    private func paint(_ item: HeadlessDisplayList.Item, into stack: inout DrawingStack) {
        switch item {
        case .save: stack.save()
        case .restore: stack.restore()
        case .concatenate(let transform):
            stack.enter(SVGElement("g", ["transform": transform.svgText]))
        case .clip(let path, let evenOdd):
            stack.enter(SVGElement("g", ["clip-path": clip(path, evenOdd: evenOdd)]))
        case .setAlpha(let alpha): stack.alpha = alpha
        case .setShadow(let offset, let blur, let color):
            stack.shadow = color.map { DrawingShadow(offset: offset, blur: blur, color: $0) }
        case .setBlendMode(let mode): stack.blendMode = mode
        case .enterGroup(let group): stack.enter(element(of: group))
        case .mask(let list): stack.enter(SVGElement("g", ["mask": mask(list)]))
        case .fill, .stroke, .text, .image, .linearGradient, .radialGradient:
            for element in elements(of: item) {
                stack.add(element, shadow: stack.shadow.map(reference))
            }
        }
    }

    private func elements(of item: HeadlessDisplayList.Item) -> [SVGElement] {
        switch item {
        case .fill(let path, let color, let evenOdd):
            let element = SVGElement("path", ["d": SVGPathData.text(path)])
            element.setPaint("fill", tint.applied(to: color))
            element.set("fill-rule", evenOdd ? "evenodd" : nil)
            return color.alpha > 0 ? [element] : []
        case .stroke(let path, let color, let stroke):
            let element = SVGElement("path", ["d": SVGPathData.text(path), "fill": "none"])
            element.setPaint("stroke", tint.applied(to: color))
            set(stroke, on: element)
            return color.alpha > 0 ? [element] : []
        case .text(let run): return TextPainter(tint: tint).paint(run)
        case .image(let image, let rect): return [picture(image, in: rect)].compactMap { $0 }
        case .linearGradient(let gradient, let start, let end, let options):
            return [gradientPainter.paint(gradient, from: start, to: end, options: options)]
        case .radialGradient(let gradient, let start, let end, let options):
            return [gradientPainter.paint(gradient, from: start, to: end, options: options)]
        case .save, .restore, .clip, .concatenate, .setAlpha, .setShadow, .setBlendMode, .enterGroup, .mask:
            return []
        }
    }

    private var gradientPainter: GradientPainter { GradientPainter(definitions: definitions, tint: tint) }

    private func set(_ stroke: HeadlessStroke, on element: SVGElement) {
        element.set("stroke-width", stroke.lineWidth == 1 ? nil : SVGFormat.number(stroke.lineWidth))
        element.set("stroke-linecap", stroke.cap.svgName)
        element.set("stroke-linejoin", stroke.join.svgName)
        if stroke.join == .miter, stroke.miterLimit != 4 {
            element.set("stroke-miterlimit", SVGFormat.number(stroke.miterLimit))
        }
        guard !stroke.dash.isEmpty else { return }
        element.set("stroke-dasharray", SVGFormat.numbers(stroke.dash))
        element.set("stroke-dashoffset", stroke.dashPhase == 0 ? nil : SVGFormat.number(stroke.dashPhase))
    }

    private func element(of group: HeadlessDrawingGroup) -> SVGElement {
        let element = SVGElement("g")
        element.set("opacity", group.opacity < 1 ? SVGFormat.number(group.opacity) : nil)
        var filter: SVGElement?
        if let shadow = group.shadow {
            filter = DrawingShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color).filter
        }
        if group.blurRadius > 0 {
            let blurred = filter ?? DrawingShadow.emptyFilter
            blurred.append(
                SVGElement("feGaussianBlur", ["stdDeviation": SVGFormat.number(group.blurRadius)]))
            filter = blurred
        }
        element.set("filter", filter.map { definitions.reference(to: $0, kind: "f") })
        return element
    }

    private func mask(_ list: HeadlessDisplayList) -> String {
        let reach = SVGFormat.number(GradientPainter.reach)
        let size = SVGFormat.number(2 * GradientPainter.reach)
        var plain = self
        plain.tint = ColorFactors()
        let mask = SVGElement(
            "mask",
            [
                "maskUnits": "userSpaceOnUse", "x": "-" + reach, "y": "-" + reach, "width": size,
                "height": size, "mask-type": "alpha",
            ], children: plain.paint(list))
        return definitions.reference(to: mask, kind: "m")
    }

    private func picture(_ image: CGImage, in rect: CGRect) -> SVGElement? {
        let size = image.headlessSize
        guard size.width > 0, size.height > 0 else { return nil }
        let place = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        return SVGElement("g", ["transform": place.svgText], children: paint(image.headlessDisplayList))
            .simplified
    }

    private func clip(_ path: CGPath, evenOdd: Bool) -> String {
        let shape = SVGElement(
            "path", ["d": SVGPathData.text(path), "clip-rule": evenOdd ? "evenodd" : nil])
        return definitions.reference(to: SVGElement("clipPath", children: [shape]), kind: "c")
    }

    private func reference(to shadow: DrawingShadow) -> String {
        definitions.reference(to: shadow.filter, kind: "f")
    }
}

extension HeadlessDisplayList.Item {
    /// Whether what follows is mixed with what has been drawn.
    fileprivate var mixesColors: Bool {
        if case .setBlendMode(let mode) = self { mode != .normal } else { false }
    }
}

extension CGBlendMode {
    /// The name of the mode in style sheets; nil for drawing over what is there.
    var svgName: String? {
        switch self {
        case .normal: nil
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        }
    }
}
