public import Foundation

extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewAnimationTiming(
            duration: duration, delay: delay, options: options, curve: options.curve)
        animate(timing, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewAnimationTiming(
            duration: duration, delay: delay, options: options, curve: options.curve,
            spring: .init(dampingRatio: dampingRatio, initialVelocity: velocity))
        animate(timing, animations: animations, completion: completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewAnimationTiming(
            duration: duration, delay: delay, options: options, curve: options.curve,
            spring: .init(dampingRatio: 1 - bounce, initialVelocity: initialSpringVelocity))
        animate(timing, animations: animations, completion: completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewAnimationTiming(
            duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & 0x3FF),
            curve: .linear)
        ViewAnimation(timing: timing, calculationMode: options.calculationMode, completion: completion)
            .run(animations)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let animation = ViewAnimation.current else { return animations() }
        animation.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
    }

    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var timing = ViewAnimation.current?.timing else { return animations() }
        timing.repeatCount = Float(count)
        timing.options.insert([
            .overrideInheritedOptions, .overrideInheritedCurve, .overrideInheritedDuration,
        ])
        if autoreverses { timing.options.insert(.autoreverse) }
        animate(timing, animations: animations, completion: nil)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.withoutAnimation(actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool {
        ViewAnimation.areEnabled
    }

    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.timing.duration ?? 0
    }

    static func animate(
        _ timing: ViewAnimationTiming, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        ViewAnimation(timing: timing, completion: completion).run(animations)
    }
}
