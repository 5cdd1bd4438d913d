import Foundation

/// When and how the animations of a block run.
struct ViewAnimationTiming {
    /// A spring that settles in the duration of the animation, or takes the time its body takes.
    struct Spring {
        /// What a spring is made of.
        struct Body {
            var mass: CGFloat
            var stiffness: CGFloat
            var damping: CGFloat
        }

        var dampingRatio: CGFloat = 1
        var body: Body?
        var initialVelocity: CGFloat

        /// The body; without one, that whose amplitude falls to a thousandth in the time given.
        func body(settlingIn duration: TimeInterval) -> Body {
            if let body { return body }
            let ratio = max(dampingRatio, 0.01)
            let frequency = log(1000) / (min(ratio, 1) * max(duration, 0.001))
            return Body(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        }
    }

    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var curve = UIView.AnimationCurve.easeInOut
    /// A pace that is none of UIKit's curves.
    var timingFunction: CAMediaTimingFunction?
    var spring: Spring?
    var repeatCount: Float?

    /// A block within a block takes over its duration and curve unless it says otherwise.
    func inheriting(from outer: ViewAnimationTiming?) -> ViewAnimationTiming {
        guard let outer else { return self }
        var timing = self
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) {
            timing.curve = outer.curve
            timing.timingFunction = outer.timingFunction
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
        let body = spring.body(settlingIn: duration)
        animation.mass = body.mass
        animation.stiffness = body.stiffness
        animation.damping = body.damping
        animation.initialVelocity = spring.initialVelocity
        return animation
    }

    @MainActor func apply(to animation: CAAnimation, of layer: CALayer) {
        let ownsDuration = spring?.body != nil
        animation.duration =
            ownsDuration ? (animation as? CASpringAnimation)?.settlingDuration ?? duration : duration
        if spring == nil { animation.timingFunction = timingFunction ?? curve.timingFunction }
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
        animation.fillMode = .backwards
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
        }
    }
}
