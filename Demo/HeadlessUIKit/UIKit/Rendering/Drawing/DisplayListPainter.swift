/// Turns recorded drawing into SVG elements.
struct DisplayListPainter {
    let definitions: SVGDefinitions
    var tint = ColorFactors()

    func paint(_ list: HeadlessDisplayList) -> [SVGElement] {
        var stack = DrawingStack()
        for item in list.items {
            paint(item, into: &stack)
        }
        return stack.finished().children
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
        case .fill, .stroke, .text, .image, .linearGradient:
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
        case .stroke(let path, let color, let lineWidth, let cap, let join, let dash):
            let element = SVGElement("path", ["d": SVGPathData.text(path), "fill": "none"])
            element.setPaint("stroke", tint.applied(to: color))
            element.set("stroke-width", lineWidth == 1 ? nil : SVGFormat.number(lineWidth))
            element.set("stroke-linecap", cap.svgName)
            element.set("stroke-linejoin", join.svgName)
            element.set("stroke-dasharray", dash.isEmpty ? nil : SVGFormat.numbers(dash))
            return color.alpha > 0 ? [element] : []
        case .text(let run): return TextPainter(tint: tint).paint(run)
        case .image(let image, let rect): return [picture(image, in: rect)].compactMap { $0 }
        case .linearGradient(let gradient, let start, let end, _):
            return [
                GradientPainter(definitions: definitions, tint: tint).paint(gradient, from: start, to: end)
            ]
        case .save, .restore, .clip, .concatenate, .setAlpha, .setShadow: return []
        }
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
