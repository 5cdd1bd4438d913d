import Foundation

/// An animation block: it gives the changes made within it their animations, and ends when they have ended.
@MainActor
final class ViewAnimation {
    /// The block that is being run, if any.
    private(set) static var current: ViewAnimation?
    static var areEnabled = true

    let timing: ViewAnimationTiming
    private let observer: ViewAnimationObserver
    private var keyframes: ViewKeyframes?
    private(set) var animated: [(layer: CALayer, key: String)] = []

    init(
        timing: ViewAnimationTiming, calculationMode: CAAnimationCalculationMode? = nil,
        completion: ((Bool) -> Void)?
    ) {
        self.timing = timing.inheriting(from: Self.current?.timing)
        observer = ViewAnimationObserver(completion: completion)
        keyframes = calculationMode.map(ViewKeyframes.init)
    }

    /// Makes the changes, and then, if they were keyframes, puts them together.
    func run(_ changes: () -> Void) {
        let outer = Self.current
        Self.current = isAnimating ? self : nil
        changes()
        if isAnimating, timing.options.contains(.layoutSubviews) { layOutAnimatedViews() }
        Self.current = outer
        for (layer, animation) in keyframes?.animations() ?? [] {
            start(finish(animation, of: layer), of: layer, forKey: animation.keyPath ?? "")
        }
        observer.seal()
    }

    func runKeyframe(start: Double, duration: Double, _ changes: () -> Void) {
        keyframes?.beginFrame(from: start, to: start + duration)
        changes()
        keyframes?.endFrame()
    }

    /// The animation for a change that is about to be made to a view's layer.
    func animation(of layer: CALayer, forKey key: String) -> CAAnimation? {
        guard isAnimating, Self.animatableKeys.contains(key) else { return nil }
        let value = startValue(of: layer, forKey: key)
        if keyframes != nil {
            keyframes?.willChange(layer, key, from: value)
            return nil
        }
        let animation = timing.basicAnimation(forKeyPath: key)
        animation.fromValue = value
        animated.append((layer, key))
        observer.watch()
        return finish(animation, of: layer)
    }

    /// Adds an animation that the block made itself, such as a transition.
    func start(_ animation: CAAnimation, of layer: CALayer, forKey key: String) {
        animated.append((layer, key))
        observer.watch()
        animation.delegate = observer
        layer.add(animation, forKey: key)
    }

    private func layOutAnimatedViews() {
        for (layer, _) in animated { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }

    static func withoutAnimation(_ actions: () -> Void) {
        let outer = (current, areEnabled)
        (current, areEnabled) = (nil, false)
        actions()
        (current, areEnabled) = outer
    }

    private var isAnimating: Bool {
        Self.areEnabled && timing.duration > 0
    }

    private func startValue(of layer: CALayer, forKey key: String) -> Any? {
        let source = timing.options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
        return source.value(forKeyPath: key)
    }

    private func finish(_ animation: CAAnimation, of layer: CALayer) -> CAAnimation {
        timing.apply(to: animation, of: layer)
        animation.delegate = observer
        if !timing.options.contains(.allowUserInteraction) {
            animation.setValue(true, forKey: Self.blocksTouchesKey)
        }
        return animation
    }

    /// Marks the animations of views that take no touches while they run.
    private static let blocksTouchesKey = "headless.blocksTouches"

    static func blocksTouches(of layer: CALayer) -> Bool {
        layer.runningAnimations.contains { running in
            !running.hasEnded && running.animation.value(forKey: blocksTouchesKey) != nil
        }
    }

    private static let animatableKeys: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "anchorPoint",
        "zPosition", "contentsRect", "sublayerTransform", "borderWidth", "borderColor", "shadowColor",
        "shadowOpacity", "shadowOffset", "shadowRadius",
    ]
}
