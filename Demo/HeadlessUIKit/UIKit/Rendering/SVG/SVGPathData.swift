/// The `d` attribute of a path.
enum SVGPathData {
    static func text(_ path: CGPath) -> String {
        path.headlessElements.map(text).joined()
    }

    private static func text(_ element: HeadlessPathElement) -> String {
        switch element {
        case .move(let point): "M" + points(point)
        case .line(let point): "L" + points(point)
        case .quadCurve(let end, let control): "Q" + points(control, end)
        case .curve(let end, let control1, let control2): "C" + points(control1, control2, end)
        case .close: "Z"
        }
    }

    private static func points(_ points: CGPoint...) -> String {
        SVGFormat.numbers(points.flatMap { [$0.x, $0.y] })
    }
}
