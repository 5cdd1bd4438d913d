import Foundation

/// A corner whose curve sets in gradually, as those of the system do; three curves, each given by its
/// distances from the corner in radii: along the side that comes in, and along the one that goes out.
struct ContinuousCorner {
    private let points: [(incoming: CGFloat, outgoing: CGFloat)]

    /// How many radii before the corner the curve begins where there is room for it.
    private static let reach: CGFloat = 1.528_665

    /// A corner with room of so many radii up to the middle of the side; with a room of one it is circular.
    init(room: CGFloat) {
        let smoothness = min(1, max(0, (room - 1) / (Self.reach - 1)))
        points = zip(Self.circular, Self.continuous).map { circular, continuous in
            (
                circular.incoming + (continuous.incoming - circular.incoming) * smoothness,
                circular.outgoing + (continuous.outgoing - circular.outgoing) * smoothness
            )
        }
    }

    /// How many radii before the corner the curve begins.
    var start: CGFloat { points[0].incoming }

    /// The curve around a corner between two sides, as vectors of one radius.
    func elements(
        at corner: CGPoint, from incoming: CGVector, to outgoing: CGVector
    ) -> [HeadlessPathElement] {
        let places = points.map { point in
            corner.moved(by: incoming, times: -point.incoming).moved(by: outgoing, times: point.outgoing)
        }
        let curves = stride(from: 1, to: places.count, by: 3).map { index in
            HeadlessPathElement.curve(
                places[index + 2], control1: places[index], control2: places[index + 1])
        }
        return [.line(places[0])] + curves
    }

    private static let continuous: [(incoming: CGFloat, outgoing: CGFloat)] = {
        let half: [(CGFloat, CGFloat)] = [
            (reach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911), (0.372_824, 0.169_060),
        ]
        return half.map { (incoming: $0.0, outgoing: $0.1) }
            + half.reversed().map { (incoming: $0.1, outgoing: $0.0) }
    }()

    /// A quarter of a circle, divided where the continuous corner is.
    private static let circular: [(incoming: CGFloat, outgoing: CGFloat)] = {
        let division: CGFloat = 0.377_35
        let angles: [CGFloat] = [0, division, .pi / 2 - division, .pi / 2]
        var points: [(incoming: CGFloat, outgoing: CGFloat)] = [(1, 0)]
        for (start, end) in zip(angles, angles.dropFirst()) {
            let length = 4 / 3 * tan((end - start) / 4)
            points.append(
                (1 - sin(start) - length * cos(start), 1 - cos(start) + length * sin(start)))
            points.append((1 - sin(end) + length * cos(end), 1 - cos(end) - length * sin(end)))
            points.append((1 - sin(end), 1 - cos(end)))
        }
        return points
    }()
}
