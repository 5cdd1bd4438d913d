/// A cubic curve between two points.
struct Bezier {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The cubic form of a curve with one control point.
    init(_ start: CGPoint, quadControl control: CGPoint, _ end: CGPoint) {
        func mix(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
        }
        self.init(start, mix(start), mix(end), end)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (first, second, third, fourth) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: first * start.x + second * control1.x + third * control2.x + fourth * end.x,
            y: first * start.y + second * control1.y + third * control2.y + fourth * end.y)
    }

    /// Whether a ray to the right may meet the curve, which never leaves the rectangle around its four points.
    func mayMeet(rayFrom point: CGPoint) -> Bool {
        let isBelow =
            start.y > point.y && control1.y > point.y && control2.y > point.y && end.y > point.y
        let isAbove =
            start.y <= point.y && control1.y <= point.y && control2.y <= point.y && end.y <= point.y
        let isLeft =
            start.x <= point.x && control1.x <= point.x && control2.x <= point.x && end.x <= point.x
        return !isBelow && !isAbove && !isLeft
    }

    /// The points between the ends at which x or y turns.
    var extremes: [CGPoint] {
        (turns(\.x) + turns(\.y)).map(point(at:))
    }

    /// The parameters at which the derivative along one axis is zero.
    private func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
        let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let roots: [CGFloat]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            roots = [(-b + sqrt(discriminant)) / (2 * a), (-b - sqrt(discriminant)) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
