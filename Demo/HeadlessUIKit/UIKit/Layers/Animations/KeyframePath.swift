import Foundation

/// A path as the curves that an animation moves along, one after the other.
struct KeyframePath {
    private(set) var steps: [Bezier] = []

    init(_ path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.headlessElements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let end): steps.append(Bezier(line: current, end))
            case .quadCurve(let end, let control): steps.append(Bezier(current, quadControl: control, end))
            case .curve(let end, let control1, let control2):
                steps.append(Bezier(current, control1, control2, end))
            case .close:
                if current != start { steps.append(Bezier(line: current, start)) }
                current = start
            }
            current = element.end ?? current
        }
    }

    var lengths: [Double] { steps.map { $0.partialLengths.last ?? 0 } }

    /// The parameter at which a part of the step's length is behind.
    func parameter(of step: Bezier, atPartOfLength part: Double) -> Double {
        let lengths = step.partialLengths
        guard let total = lengths.last, total > 0, part < 1 else { return part }
        let target = part * total
        let index = lengths.lastIndex { $0 <= target } ?? 0
        let piece = lengths[index + 1] - lengths[index]
        let within = piece > 0 ? (target - lengths[index]) / piece : 0
        return (Double(index) + within) / Double(lengths.count - 1)
    }
}

extension Bezier {
    fileprivate init(line start: CGPoint, _ end: CGPoint) {
        func part(_ share: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        self.init(start, part(1 / 3), part(2 / 3), end)
    }

    /// The lengths of the curve up to each of its 32 pieces, beginning with 0.
    fileprivate var partialLengths: [Double] {
        let points = (0...32).map { point(at: CGFloat($0) / 32) }
        var sum = 0.0
        return [0]
            + zip(points, points.dropFirst()).map { first, second in
                sum += hypot(Double(second.x - first.x), Double(second.y - first.y))
                return sum
            }
    }

    /// The angle of the curve's direction.
    func direction(at t: CGFloat) -> CGFloat {
        let (before, after) = (point(at: max(0, t - 0.001)), point(at: min(1, t + 0.001)))
        return atan2(after.y - before.y, after.x - before.x)
    }
}
