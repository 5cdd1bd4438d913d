public import Foundation

/// A pace that follows a curve of UIKit's, or a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        let points = curve.timingFunction.controlPoints
        animationCurve = curve
        controlPoint1 = CGPoint(x: points[0], y: points[1])
        controlPoint2 = CGPoint(x: points[2], y: points[3])
        isBuiltIn = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    /// Nothing is kept: what is read is the pace of a new one.
    public nonisolated required init?(coder: NSCoder) {
        let points = UIView.AnimationCurve.easeInOut.timingFunction.controlPoints
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: points[0], y: points[1])
        controlPoint2 = CGPoint(x: points[2], y: points[3])
        isBuiltIn = true
        super.init()
    }

    public nonisolated func encode(with coder: NSCoder) {}

    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// The parameters never change, so a copy is the same.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}
