public import Foundation

/// A pace as if a damped spring pulled the value to its end.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the start: 1 covers the whole way in a second. Of the two directions the longer one counts.
    public let initialVelocity: CGVector
    let spring: ViewAnimationTiming.Spring

    public override init() {
        initialVelocity = .zero
        spring = .init(body: .init(mass: 3, stiffness: 1000, damping: 500), initialVelocity: 0)
        super.init()
    }

    /// A spring that settles in the duration of the animator; from 1 on it does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        spring = .init(dampingRatio: ratio, initialVelocity: velocity.length)
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that takes the time it takes; the duration of the animator does not matter.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        spring = .init(
            body: .init(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: velocity.length)
        super.init()
    }

    /// A spring that feels as long as `duration`, in seconds, and bounces by -1...1.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        initialVelocity = velocity
        spring = .init(
            body: .init(mass: model.mass, stiffness: model.stiffness, damping: model.damping),
            initialVelocity: velocity.length)
        super.init()
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Nothing is kept: what is read is the spring of a new one.
    public nonisolated required init?(coder: NSCoder) {
        initialVelocity = .zero
        spring = .init(body: .init(mass: 3, stiffness: 1000, damping: 500), initialVelocity: 0)
        super.init()
    }

    public nonisolated func encode(with coder: NSCoder) {}

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The parameters never change, so a copy is the same.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGVector {
    fileprivate var length: CGFloat { hypot(dx, dy) }
}
