extension LayerPainter {
    /// What the layer or its view has drawn.
    func drawing(of subject: AnimatedLayer) -> SVGElement? {
        guard let list = subject.layer.headlessDisplayList else { return nil }
        let group = SVGElement("g", children: displayListPainter.paint(list))
        let drawn = subject.state.drawnBounds
        let frame = { (layer: CALayer) -> SVGValue in
            let frame = layer.headlessContentsFrame(drawn.size)
            return .numbers([frame.minX, frame.minY, frame.width, frame.height])
        }
        let own: SVGValue = .numbers([drawn.minX, drawn.minY, drawn.width, drawn.height])
        guard frame(subject.state) != own || subject.changes(frame), let content = group.simplified else {
            return group.simplified
        }
        let home = CGAffineTransform(translationX: -drawn.minX, y: -drawn.minY)
        let atOrigin = SVGElement("g", ["transform": home.svgText], children: [content])
        return atOrigin.simplified.map { place($0, size: drawn.size, of: subject) }
    }

    /// The picture in the layer's `contents`, placed as its gravity says.
    func image(of subject: AnimatedLayer) -> SVGElement? {
        guard let image = subject.state.headlessContentsImage else { return nil }
        let state = subject.state
        let part = image.headlessPart(state.contentsRect)
        if state.stretchesContents {
            return slices(of: part, in: state)
        }
        let group = SVGElement("g", children: displayListPainter.paint(part.headlessDisplayList))
        guard let content = group.simplified else { return nil }
        return place(content, drawnIn: part.headlessSize, size: state.headlessSize(of: part), of: subject)
    }

    private var displayListPainter: DisplayListPainter {
        DisplayListPainter(definitions: definitions, tint: tint)
    }

    /// Puts content that was drawn in one size where contents of another go.
    private func place(
        _ content: SVGElement, drawnIn drawn: CGSize? = nil, size: CGSize, of subject: AnimatedLayer
    ) -> SVGElement {
        let drawn = drawn ?? size
        let outer = SVGElement("g")
        let inner = SVGElement("g", children: [content])
        subject.set(.transform("translate"), on: outer, initial: .numbers([0, 0])) { layer in
            let frame = layer.headlessContentsFrame(size)
            return .numbers([frame.minX, frame.minY])
        }
        subject.set(.transform("scale"), on: inner, initial: .numbers([1, 1])) { layer in
            let frame = layer.headlessContentsFrame(size)
            return .numbers([frame.width / max(drawn.width, 0.001), frame.height / max(drawn.height, 0.001)])
        }
        outer.append(inner.simplified)
        return outer.simplified ?? outer
    }

    /// The picture cut in nine, of which the middle ones stretch.
    private func slices(of image: CGImage, in layer: CALayer) -> SVGElement? {
        let (size, center, bounds) = (image.headlessSize, layer.contentsCenter, layer.bounds)
        let columns = Self.slices(
            center.minX, center.maxX, of: size.width, from: bounds.minX, to: bounds.maxX)
        let rows = Self.slices(center.minY, center.maxY, of: size.height, from: bounds.minY, to: bounds.maxY)
        let group = SVGElement("g")
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.source, y: row.source, width: column.length, height: row.length)
                let target = CGRect(x: column.target, y: row.target, width: column.size, height: row.size)
                group.append(slice(source, of: image, in: target))
            }
        }
        return group.simplified
    }

    private func slice(_ source: CGRect, of image: CGImage, in target: CGRect) -> SVGElement? {
        guard source.width > 0.001, source.height > 0.001, target.width > 0, target.height > 0 else {
            return nil
        }
        let clip = SVGElement(
            "clipPath",
            children: [SVGElement("path", ["d": SVGPathData.text(CGPath(rect: source, transform: nil))])])
        let place = CGAffineTransform(translationX: -source.minX, y: -source.minY)
            .concatenating(
                CGAffineTransform(scaleX: target.width / source.width, y: target.height / source.height)
            )
            .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        return SVGElement(
            "g", ["transform": place.svgText, "clip-path": definitions.reference(to: clip, kind: "c")],
            children: displayListPainter.paint(image.headlessDisplayList))
    }

    /// A strip of a picture and where it goes.
    private struct Slice {
        let source: CGFloat
        let length: CGFloat
        let target: CGFloat
        let size: CGFloat
    }

    private static func slices(
        _ low: CGFloat, _ high: CGFloat, of length: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Slice] {
        let (first, last) = (low * length, (1 - high) * length)
        let middle = max(0, length - first - last)
        return [
            Slice(source: 0, length: first, target: start, size: first),
            Slice(source: first, length: middle, target: start + first, size: end - start - first - last),
            Slice(source: length - last, length: last, target: end - last, size: last),
        ]
    }
}
