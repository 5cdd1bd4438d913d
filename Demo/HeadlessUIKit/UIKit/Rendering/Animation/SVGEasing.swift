/// The pace of a stretch of an animation.
struct SVGEasing: Equatable {
    /// The two control points of the curve, as `x1 y1 x2 y2`.
    let points: [Float]

    static let linear = SVGEasing(points: [0, 0, 1, 1])

    private init(points: [Float]) {
        self.points = points
    }

    /// - Parameter function: Nil is linear, as for Core Animation.
    init(_ function: CAMediaTimingFunction?) {
        guard let function else {
            self = .linear
            return
        }
        points = [1, 2].flatMap { index in
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            return point
        }
    }

    var isLinear: Bool {
        points[0] == points[1] && points[2] == points[3]
    }

    /// Whether a browser takes the curve, which must not leave the unit square.
    var isInUnitSquare: Bool {
        points.allSatisfy { (0...1).contains($0) }
    }

    /// The pace of the way back.
    var reversed: SVGEasing {
        SVGEasing(points: [1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1]])
    }

    /// The share of the way that is covered after a share of the time.
    func value(at time: Double) -> Double {
        if isLinear || time <= 0 || time >= 1 { return time }
        let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
        return function.value(at: time)
    }

    var text: String {
        points.map { SVGFormat.number(Double($0), places: 3) }.joined(separator: " ")
    }
}
