/// A path as closed polygons, its curves replaced by short lines.
struct FlattenedPath {
    private(set) var polygons: [[CGPoint]] = []

    private static let linesPerCurve = 24

    /// The point around which the path is asked to go, if that is all that is asked.
    private var center: CGPoint?

    /// Creates the polygons of a path.
    ///
    /// - Parameter center: The point around which it is asked to go: a curve that no ray from there meets stays one line.
    init(_ elements: [HeadlessPathElement], around center: CGPoint? = nil) {
        self.center = center
        for element in elements {
            switch element {
            case .move(let point): polygons.append([point])
            case .line(let point): extend(by: point)
            case .quadCurve(let end, let control): extend { Bezier($0, quadControl: control, end) }
            case .curve(let end, let control1, let control2): extend { Bezier($0, control1, control2, end) }
            case .close:
                if let first = polygons.last?.first {
                    extend(by: first)
                    polygons.append([first])
                }
            }
        }
    }

    private mutating func extend(by point: CGPoint) {
        if polygons.isEmpty {
            polygons.append([])
        }
        polygons[polygons.count - 1].append(point)
    }

    private mutating func extend(curve: (CGPoint) -> Bezier) {
        guard let start = polygons.last?.last else { return }
        let bezier = curve(start)
        if let center, !bezier.mayMeet(rayFrom: center) { return extend(by: bezier.end) }
        let count = Self.linesPerCurve
        for step in 1...count { extend(by: bezier.point(at: CGFloat(step) / CGFloat(count))) }
    }

    /// How often the path goes around the point, and how many lines a ray from the point crosses.
    func winding(around point: CGPoint) -> (signed: Int, crossings: Int) {
        var signed = 0
        var crossings = 0
        for polygon in polygons {
            // The first line is the one that closes the polygon.
            var next = polygon.last ?? .zero
            for end in polygon {
                let start = next
                next = end
                let isDown = start.y <= point.y && end.y > point.y
                let isUp = end.y <= point.y && start.y > point.y
                guard isDown || isUp else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > point.x else { continue }
                signed += isDown ? 1 : -1
                crossings += 1
            }
        }
        return (signed, crossings)
    }
}
