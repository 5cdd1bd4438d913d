public import Foundation

/// An animation of a property through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    open var rotationMode: CAAnimationRotationMode?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func value(at progress: Double, current: Any?) -> Any? {
        if let path { return point(on: KeyframePath(path), at: progress) }
        return value(among: plainValues, at: progress)
    }

    /// The values, out of their boxes.
    var plainValues: [Any] {
        (values ?? []).compactMap { LayerValue.unwrapped($0).flatMap(LayerValue.geometry) }
    }

    /// The times of the values as fractions of the duration, as the calculation mode has them.
    func times(of values: [Any]) -> [Double] {
        switch calculationMode {
        case .paced, .cubicPaced:
            return Self.fractions(of: zip(values, values.dropFirst()).map(LayerInterpolation.distance))
        case .discrete:
            return explicitTimes(atLeast: values.count)
                ?? values.indices.map { Double($0) / Double(values.count) }
        default:
            let last = Double(max(values.count - 1, 1))
            return explicitTimes(atLeast: values.count) ?? values.indices.map { Double($0) / last }
        }
    }

    private func explicitTimes(atLeast count: Int) -> [Double]? {
        guard let keyTimes, keyTimes.count >= count else { return nil }
        return keyTimes.prefix(count).map(\.doubleValue)
    }

    /// Running sums of the lengths, from 0 to 1; even steps if nothing has a length.
    private static func fractions(of lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0 else { return (0...lengths.count).map { Double($0) / Double(max(lengths.count, 1)) } }
        var sum = 0.0
        return [0]
            + lengths.map { length in
                sum += length
                return sum / total
            }
    }

    private func value(among values: [Any], at progress: Double) -> Any? {
        guard let first = values.first, let last = values.last else { return nil }
        let times = times(of: values)
        guard progress >= times[0] else { return first }
        let index = times.lastIndex { $0 <= progress } ?? 0
        if calculationMode == .discrete { return values[index] }
        guard index + 1 < values.count else { return last }
        let part = eased(progress, between: times, at: index)
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return spline(through: values, from: index, at: part)
        }
        return LayerInterpolation.value(from: values[index], to: values[index + 1], at: part)
    }

    /// How far the step after `index` has got; paced modes know no timing functions of steps.
    private func eased(_ progress: Double, between times: [Double], at index: Int) -> Double {
        let length = times[index + 1] - times[index]
        let part = length > 0 ? (progress - times[index]) / length : 1
        guard calculationMode != .paced, calculationMode != .cubicPaced,
            let functions = timingFunctions, functions.indices.contains(index)
        else { return part }
        return functions[index].value(at: part)
    }

    // MARK: Splines

    /// A Kochanek-Bartels spline, whose tangents tension, continuity and bias shape.
    private func spline(through values: [Any], from index: Int, at t: Double) -> Any {
        let points = [max(index - 1, 0), index, index + 1, min(index + 2, values.count - 1)].map {
            values[$0]
        }
        let (outgoing, incoming) = (tangent(at: index, leaving: true), tangent(at: index + 1, leaving: false))
        let start = (1 + 2 * t) * (1 - t) * (1 - t)
        let startSlope = t * (1 - t) * (1 - t)
        let end = t * t * (3 - 2 * t)
        let endSlope = t * t * (t - 1)
        let weights = [
            -startSlope * outgoing.before,
            start + startSlope * (outgoing.before - outgoing.after) - endSlope * incoming.before,
            end + startSlope * outgoing.after + endSlope * (incoming.before - incoming.after),
            endSlope * incoming.after,
        ]
        return LayerInterpolation.blend(points, weights: weights)
            ?? LayerInterpolation.value(from: points[1], to: points[2], at: t)
    }

    /// The shares of the steps before and after a value in the tangent at it.
    private func tangent(at index: Int, leaving: Bool) -> (before: Double, after: Double) {
        func setting(_ list: [NSNumber]?) -> Double {
            list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
        }
        let (tension, bias) = (setting(tensionValues), setting(biasValues))
        let continuity = leaving ? setting(continuityValues) : -setting(continuityValues)
        return (
            (1 - tension) * (1 + bias) * (1 + continuity) / 2,
            (1 - tension) * (1 - bias) * (1 - continuity) / 2
        )
    }

    // MARK: Paths

    private func point(on path: KeyframePath, at progress: Double) -> CGPoint? {
        guard let place = place(on: path, at: progress) else { return nil }
        if calculationMode == .discrete { return place.step.start }
        return place.step.point(at: CGFloat(place.part))
    }

    /// The step of the path and how far along it; paced modes give each step time by its length.
    private func place(on path: KeyframePath, at progress: Double) -> (step: Bezier, part: Double)? {
        guard let last = path.steps.indices.last else { return nil }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let even = (0...last + 1).map { Double($0) / Double(last + 1) }
        let times =
            isPaced
            ? Self.fractions(of: path.lengths)
            : explicitTimes(atLeast: last + 2) ?? even
        let index = min(times.lastIndex { $0 <= progress } ?? 0, last)
        let part = min(1, max(0, eased(progress, between: times, at: index)))
        let step = path.steps[index]
        return (step, isPaced ? path.parameter(of: step, atPartOfLength: part) : part)
    }

    /// Turns the layer along the path, if it shall.
    override func apply(_ moment: AnimationMoment, to layer: CALayer) {
        super.apply(moment, to: layer)
        guard let rotationMode, let path,
            let place = place(on: KeyframePath(path), at: moment.progress)
        else { return }
        let angle =
            place.step.direction(at: CGFloat(place.part)) + (rotationMode == .rotateAutoReverse ? .pi : 0)
        layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
    }
}

/// How a keyframe animation finds the values between its key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with the path it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
