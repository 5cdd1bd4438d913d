import Foundation

/// Counts the running animations of a block and calls its completion after the last of them.
final class ViewAnimationObserver: NSObject, CAAnimationDelegate, @unchecked Sendable {
    private var running = 0
    private var isSealed = false
    private var allFinished = true
    private var completion: ((Bool) -> Void)?

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
        super.init()
    }

    func watch() {
        running += 1
    }

    /// No more animations will come; without any the completion follows in the next turn.
    @MainActor func seal() {
        isSealed = true
        if running == 0 { HeadlessScreen.main.atNextTurn { self.complete() } }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        allFinished = allFinished && flag
        if isSealed, running == 0 { complete() }
    }

    private func complete() {
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }
}
