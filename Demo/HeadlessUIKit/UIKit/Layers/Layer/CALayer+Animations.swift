import Foundation

extension CALayer {
    /// Starts a copy of the animation; it replaces the one with the same key.
    func start(_ original: CAAnimation, forKey key: String?) {
        guard let animation = original.copy() as? CAAnimation else { return }
        let key = animation is CATransition ? kCATransition : key
        animation.setDefaultDuration(CATransaction.animationDuration())
        (animation as? CATransition)?.stateBefore = frozen(at: CACurrentMediaTime())
        if let key { stopAnimations { $0.key == key } }
        let now = localTime(atGlobalTime: CACurrentMediaTime())
        let begin = animation.beginTime == 0 ? now : animation.beginTime
        let running = RunningAnimation(animation, key: key, begin: begin)
        HeadlessClock.shared.watch(running, of: self)
        runningAnimations.append(running)
    }

    func stopAnimations(where isMeant: (RunningAnimation) -> Bool) {
        let stopped = runningAnimations.filter(isMeant)
        guard !stopped.isEmpty else { return }
        runningAnimations.removeAll { animation in stopped.contains { $0 === animation } }
        stopped.forEach { $0.end(finished: false) }
    }

    /// Ends an animation whose time is over; one that is not removed goes on filling.
    func finish(_ running: RunningAnimation) {
        if running.animation.isRemovedOnCompletion { runningAnimations.removeAll { $0 === running } }
        running.end(finished: true)
    }

    /// What a layer that has left its tree loses: the animations that are removed on completion.
    func stopAnimationsOfDetachedTree() {
        stopAnimations { $0.animation.isRemovedOnCompletion }
        childLayers.forEach { $0.stopAnimationsOfDetachedTree() }
        maskLayer?.stopAnimationsOfDetachedTree()
    }

    var keysOfAnimations: [String]? {
        let keys = runningAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    // MARK: Time

    func localTime(atGlobalTime time: CFTimeInterval) -> CFTimeInterval {
        guard HeadlessClock.shared.runsDifferentlySomewhere else { return time }
        let parentTime = superlayer?.localTime(atGlobalTime: time) ?? time
        return (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The inverse of `localTime`; a stopped layer's time maps to the moment it began.
    func globalTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
        guard HeadlessClock.shared.runsDifferentlySomewhere else { return time }
        let own = speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
        return superlayer?.globalTime(atLocalTime: own) ?? own
    }

    /// Whether time goes forward in the layer.
    var isTicking: Bool { speed > 0 && superlayer?.isTicking != false }
}
