import Foundation

/// When and how the animations of a block run.
struct ViewAnimationTiming {
    /// A spring by its damping ratio and the velocity it starts with.
    struct Spring {
        var dampingRatio: CGFloat
        var initialVelocity: CGFloat
    }

    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var curve = UIView.AnimationCurve.easeInOut
    var spring: Spring?
    var repeatCount: Float?

    /// A block within a block takes over its duration and curve unless it says otherwise.
    func inheriting(from outer: ViewAnimationTiming?) -> ViewAnimationTiming {
        guard let outer else { return self }
        var timing = self
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) {
            timing.curve = outer.curve
            timing.spring = outer.spring
        }
        if !options.contains(.overrideInheritedOptions) {
            timing.options.formUnion(outer.options.intersection([.repeat, .autoreverse]))
            timing.repeatCount = timing.repeatCount ?? outer.repeatCount
        }
        return timing
    }

    func basicAnimation(forKeyPath key: String) -> CABasicAnimation {
        guard let spring else { return CABasicAnimation(keyPath: key) }
        let animation = CASpringAnimation(keyPath: key)
        let ratio = max(spring.dampingRatio, 0.01)
        // The amplitude falls to a thousandth in the time of the animation.
        let frequency = log(1000) / (min(ratio, 1) * max(duration, 0.001))
        animation.mass = 1
        animation.stiffness = frequency * frequency
        animation.damping = 2 * ratio * frequency
        animation.initialVelocity = spring.initialVelocity
        return animation
    }

    @MainActor func apply(to animation: CAAnimation, of layer: CALayer) {
        animation.duration = duration
        if spring == nil { animation.timingFunction = curve.timingFunction }
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
        animation.fillMode = .backwards
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
        }
    }
}
