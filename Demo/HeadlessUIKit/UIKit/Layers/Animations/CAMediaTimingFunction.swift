public import Foundation

/// A pace for an animation, as a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let c1: CGPoint
    private let c2: CGPoint

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = CGPoint(x: Self.exact(c1x), y: Self.exact(c1y))
        c2 = CGPoint(x: Self.exact(c2x), y: Self.exact(c2y))
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The number that was meant: 0.42 and not the `Float` next to it.
    private static func exact(_ number: Float) -> Double { (Double(number) * 1e6).rounded() / 1e6 }

    /// Writes the x and y of a control point: 0 and 3 are the ends, 1 and 2 shape the curve.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, c1, c2, CGPoint(x: 1, y: 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }

    /// The inner control points as x1, y1, x2, y2.
    var controlPoints: [Double] { [c1.x, c1.y, c2.x, c2.y].map(Double.init) }

    /// The progress at a fraction of the time.
    func value(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if c1.x == c1.y, c2.x == c2.y { return fraction }
        return Self.curve(parameter(forX: fraction), c1.y, c2.y)
    }

    /// Bisection always converges, for x grows along the curve.
    private func parameter(forX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.curve(middle, c1.x, c2.x) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func curve(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
        let u = 1 - t
        return 3 * u * u * t * Double(first) + 3 * u * t * t * Double(second) + t * t * t
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
    }

    open override var hash: Int { controlPoints.hashValue }
}

/// The names of the standard timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
