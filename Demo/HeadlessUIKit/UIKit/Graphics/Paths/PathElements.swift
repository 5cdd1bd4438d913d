/// Steps of a path as a value: the shapes they make, and what can be asked of them.
struct PathElements {
    var list: [HeadlessPathElement]

    /// The distance of the control points at which a cubic curve follows a quarter circle of radius 1.
    static let quarterCircle: CGFloat = 0.552_284_749_8

    init(_ list: [HeadlessPathElement]) {
        self.list = list
    }

    static func rect(_ rect: CGRect) -> PathElements {
        let corners = rect.corners
        return PathElements([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    }

    /// An ellipse that starts at the middle of the right edge and goes down first.
    static func ellipse(in rect: CGRect) -> PathElements {
        let map = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
        let circle = Arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi).elements(joining: false)
        return PathElements(circle.list.map { $0.applying(map) } + [.close])
    }

    /// A rectangle whose given corners are quarter ellipses, no larger than half of it, or continuous curves
    /// as far as there is room.
    static func roundedRect(
        _ rect: CGRect, corners: UIRectCorner, radii: CGSize, continuous: Bool = false
    ) -> PathElements {
        let width = max(0, min(radii.width, rect.width / 2))
        let height = max(0, min(radii.height, rect.height / 2))
        guard width > 0, height > 0, !corners.isDisjoint(with: .allCorners) else { return .rect(rect) }
        let room = min(rect.width / 2 / width, rect.height / 2 / height)
        let smooth = continuous ? ContinuousCorner(room: room) : nil
        let startX = corners.contains(.topLeft) ? rect.minX + width * (smooth?.start ?? 1) : rect.minX
        var list: [HeadlessPathElement] = []
        list.reserveCapacity(10)
        list.append(.move(CGPoint(x: startX, y: rect.minY)))
        let points = rect.corners
        let directions = [
            CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: height),
            CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: -height),
        ]
        for (index, corner) in order.enumerated() {
            let point = points[(index + 1) % 4]
            if corners.contains(corner) {
                let (incoming, outgoing) = (directions[index], directions[(index + 1) % 4])
                if let smooth {
                    list += smooth.elements(at: point, from: incoming, to: outgoing)
                } else {
                    list.append(.line(point.moved(by: incoming, times: -1)))
                    list.append(Self.corner(at: point, from: incoming, to: outgoing))
                }
            } else {
                list.append(.line(point))
            }
        }
        list.append(.close)
        return PathElements(list)
    }

    /// The corners of a rectangle in the order in which its outline passes them.
    private static let order: [UIRectCorner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]

    private static func corner(
        at point: CGPoint, from incoming: CGVector, to outgoing: CGVector
    ) -> HeadlessPathElement {
        let rest = 1 - quarterCircle
        return .curve(
            point.moved(by: outgoing, times: 1), control1: point.moved(by: incoming, times: -rest),
            control2: point.moved(by: outgoing, times: rest))
    }

    var currentPoint: CGPoint? {
        guard let last = list.last else { return nil }
        return last.end ?? list.last(where: \.isMove)?.end
    }

    /// The rectangle around the curves, found from their extremes.
    var tightBounds: CGRect {
        var points: [CGPoint] = []
        var start = CGPoint.zero
        for element in list {
            switch element {
            case .quadCurve(let end, let control):
                points += Bezier(start, quadControl: control, end).extremes
            case .curve(let end, let control1, let control2):
                points += Bezier(start, control1, control2, end).extremes
            case .move, .line, .close: break
            }
            guard let end = element.end else { continue }
            points.append(end)
            start = end
        }
        return CGRect(enclosing: points)
    }

    /// The subpaths in reverse order, each walked from its end to its start.
    var reversed: PathElements {
        PathElements(subpaths.reversed().flatMap(Self.reverse))
    }

    var subpaths: [[HeadlessPathElement]] {
        var subpaths: [[HeadlessPathElement]] = []
        for element in list {
            if element.isMove || subpaths.isEmpty {
                subpaths.append([])
            }
            subpaths[subpaths.count - 1].append(element)
        }
        return subpaths
    }

    private static func reverse(_ subpath: [HeadlessPathElement]) -> [HeadlessPathElement] {
        let steps = subpath.filter { $0 != .close }
        guard let last = steps.last?.end else { return [] }
        var reversed: [HeadlessPathElement] = [.move(last)]
        for (step, previous) in zip(steps.dropFirst(), steps).reversed() {
            reversed.append(step.reversed(to: previous.end ?? .zero))
        }
        return subpath.contains(.close) ? reversed + [.close] : reversed
    }
}

extension HeadlessPathElement {
    var isMove: Bool {
        if case .move = self { true } else { false }
    }
}

extension CGPoint {
    func moved(by vector: CGVector, times factor: CGFloat) -> CGPoint {
        CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
    }
}
