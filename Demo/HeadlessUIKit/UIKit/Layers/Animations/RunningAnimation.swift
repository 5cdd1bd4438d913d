import Foundation

/// An animation that a layer runs, under the key it was added for.
final class RunningAnimation {
    /// The place of the animation among all of them, by its layer's first one and its own.
    struct Order {
        var layer = 0
        var own = 0
    }

    let key: String?
    var order = Order()
    let animation: CAAnimation
    /// When it begins, in the layer's time.
    let begin: CFTimeInterval
    /// The completions of the transactions it was added in, the innermost first.
    private let completions: [TransactionCompletion]
    private var hasStarted = false
    private(set) var hasEnded = false

    init(_ animation: CAAnimation, key: String?, begin: CFTimeInterval) {
        self.key = key
        self.animation = animation
        self.begin = begin
        completions = CATransaction.headlessOpenCompletions
        completions.forEach { $0.enter() }
    }

    /// When it ends, in the layer's time.
    var end: CFTimeInterval { begin + animation.activeDuration }

    var needsStart: Bool { !hasStarted && animation.delegate != nil }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Tells the delegate and the transactions that wait for the animation, once.
    func end(finished: Bool) {
        guard !hasEnded else { return }
        start()
        hasEnded = true
        HeadlessClock.shared.forget(self)
        animation.delegate?.animationDidStop(animation, finished: finished)
        completions.forEach { $0.leave() }
    }
}
