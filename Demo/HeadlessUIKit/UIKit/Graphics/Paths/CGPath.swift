/// An outline of lines and curves; immutable unless it is a `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
    /// The steps of the path, in order.
    public internal(set) var headlessElements: [HeadlessPathElement]

    /// A path of the given steps.
    public init(headlessElements: [HeadlessPathElement]) {
        self.headlessElements = headlessElements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(.rect(rect), transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(.ellipse(in: rect), transform)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(.roundedRect(rect, corners: .allCorners, radii: radii), transform)
    }

    private convenience init(_ elements: PathElements, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(headlessElements: elements.list.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public var isEmpty: Bool {
        headlessElements.isEmpty
    }

    /// Where the path stands: after a close, the point its last subpath began at.
    public var currentPoint: CGPoint {
        PathElements(headlessElements).currentPoint ?? .zero
    }

    /// The rectangle around all points of the path, control points included.
    public var boundingBox: CGRect {
        CGRect(enclosing: headlessElements.flatMap(\.points))
    }

    /// The rectangle around the path itself, without its control points.
    public var boundingBoxOfPath: CGRect {
        PathElements(headlessElements).tightBounds
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let elements =
            transform == .identity ? headlessElements : headlessElements.map { $0.applying(transform) }
        let polygons = FlattenedPath(elements, around: point)
        let winding = polygons.winding(around: point)
        return rule == .winding ? winding.signed != 0 : winding.crossings % 2 == 1
    }

    public func copy() -> CGPath? {
        CGPath(headlessElements: headlessElements)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        headlessTransformed(by: transform?.pointee ?? .identity)
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(headlessElements: headlessElements)
    }

    /// The path with every point mapped.
    public func headlessTransformed(by transform: CGAffineTransform) -> CGPath {
        CGPath(headlessElements: headlessElements.map { $0.applying(transform) })
    }

    public static func == (first: CGPath, second: CGPath) -> Bool {
        first.headlessElements == second.headlessElements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(headlessElements)
    }
}
