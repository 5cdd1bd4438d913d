/// A path as closed polygons, its curves replaced by short lines.
struct FlattenedPath {
    private(set) var polygons: [[CGPoint]] = []

    private static let linesPerCurve = 24

    init(_ elements: [HeadlessPathElement]) {
        for element in elements {
            switch element {
            case .move(let point): polygons.append([point])
            case .line(let point): extend(by: [point])
            case .quadCurve(let end, let control): extend { Bezier($0, quadControl: control, end) }
            case .curve(let end, let control1, let control2): extend { Bezier($0, control1, control2, end) }
            case .close:
                if let first = polygons.last?.first {
                    extend(by: [first])
                    polygons.append([first])
                }
            }
        }
    }

    private mutating func extend(by points: [CGPoint]) {
        if polygons.isEmpty {
            polygons.append([])
        }
        polygons[polygons.count - 1] += points
    }

    private mutating func extend(curve: (CGPoint) -> Bezier) {
        guard let start = polygons.last?.last else { return }
        let bezier = curve(start)
        let count = Self.linesPerCurve
        extend(by: (1...count).map { bezier.point(at: CGFloat($0) / CGFloat(count)) })
    }

    /// How often the path goes around the point, and how many lines a ray from the point crosses.
    func winding(around point: CGPoint) -> (signed: Int, crossings: Int) {
        var signed = 0
        var crossings = 0
        for polygon in polygons {
            for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
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
