/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() {
        self.init(headlessElements: [])
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            append(index == 0 ? .move(point) : .line(point), transform)
        }
    }

    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.quadCurve(end, control: control), transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.curve(end, control1: control1, control2: control2), transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.rect(rect), transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(.ellipse(in: rect), transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        append(.roundedRect(rect, corners: .allCorners, radii: radii), transform)
    }

    /// Adds an arc, with a line to its start when the path is not empty.
    ///
    /// As in Core Graphics, `clockwise` is meant for a y axis that points up: on screen, `false` turns
    /// clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = Arc(
            center: center, radius: radius, start: startAngle, end: endAngle, decreasing: clockwise)
        append(arc.elements(joining: !headlessElements.isEmpty), transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let arc = Arc(center: center, radius: radius, start: startAngle, delta: delta)
        append(arc.elements(joining: !headlessElements.isEmpty), transform)
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = isEmpty ? tangent1End : currentPoint.applying(transform.inverted())
        guard let arc = Arc(from: start, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        else { return addLine(to: tangent1End, transform: transform) }
        append(arc.elements(joining: !headlessElements.isEmpty), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(PathElements(path.headlessElements), transform)
    }

    public func closeSubpath() {
        guard !isEmpty, headlessElements.last != .close else { return }
        headlessElements.append(.close)
    }

    private func append(_ element: HeadlessPathElement, _ transform: CGAffineTransform) {
        headlessElements.append(element.applying(transform))
    }

    private func append(_ elements: PathElements, _ transform: CGAffineTransform) {
        headlessElements +=
            transform.isIdentity ? elements.list : elements.list.map { $0.applying(transform) }
    }
}
