public import Foundation

/// Runs animations that can be stopped. It can be neither paused nor scrubbed here.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var block: ViewAnimation?
    private var changes: [Change] = []
    private var options: UIView.AnimationOptions = []

    /// What happens to one property of a layer.
    private struct Change {
        let layer: CALayer
        let key: String
        let start: Any?
        let end: Any?
    }

    /// In seconds; springs of their own body take the time they take.
    open private(set) var duration: TimeInterval
    /// How long after its start the animations begin, in seconds.
    open private(set) var delay: TimeInterval = 0
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        let made = HeadlessClass.makeAnimator(self, duration: duration, timingParameters: parameters)
        let animator = unsafeDowncast(made, to: self)
        animator.addAnimations(animations)
        animator.options = options
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        if isRunning {
            UIView.animate(timing(after: 0), animations: animation, completion: nil)
        } else {
            animations.append(animation)
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        isRunning = true
        self.delay = delay
        let animations = animations
        self.animations = []
        let block = ViewAnimation(timing: timing(after: delay)) { isFinished in
            if isFinished { self.end(at: .end) }
        }
        self.block = block
        block.run { for animation in animations { animation() } }
        changes = block.animated.map { layer, key in
            let start = (layer.animation(forKey: key) as? CABasicAnimation)?.fromValue
            return Change(layer: layer, key: key, start: start, end: layer.value(forKeyPath: key))
        }
    }

    /// Stops where the animated properties are; `finishAnimation(at:)` then ends the animator.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        for change in changes { freeze(change.layer, change.key) }
        block = nil
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        for change in changes where finalPosition != .current {
            let value = finalPosition == .end ? change.end : change.start
            UIView.performWithoutAnimation { change.layer.setValue(value, forKeyPath: change.key) }
        }
        end(at: finalPosition)
    }

    private func freeze(_ layer: CALayer, _ key: String) {
        let value = layer.presentation()?.value(forKeyPath: key)
        layer.removeAnimation(forKey: key)
        UIView.performWithoutAnimation { layer.setValue(value, forKeyPath: key) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        block = nil
        changes = []
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }

    private func timing(after delay: TimeInterval) -> ViewAnimationTiming {
        var timing = ViewAnimationTiming(
            duration: duration, delay: delay, options: options.union(.allowUserInteraction))
        timing.spring = timingParameters?.springTimingParameters?.spring
        timing.timingFunction = timingParameters?.cubicTimingParameters?.timingFunction
        return timing
    }
}

/// Where in its animations an animator is.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0
    case active = 1
    case stopped = 2
}
