import TabProduction
import UIKit

@MainActor
extension CAAnimation {
    /// Makes the animation run for ever, in phase with all skeletons.
    ///
    /// - Parameters:
    ///   - duration: The time of one run, in seconds; the way back takes as long again. A time that cannot be seen, or
    ///     is none, counts as one second.
    ///   - delay: The part of the period, in seconds, that it stays behind.
    func repeatForEver(
        duration: TimeInterval, curve: CAMediaTimingFunctionName, autoreverses: Bool,
        delay: TimeInterval = 0, on layer: CALayer
    ) {
        let duration = SkeletonLog.usable(duration, in: 0.01...86_400, or: 1, "the duration of an animation")
        self.duration = duration
        self.autoreverses = autoreverses
        timingFunction = CAMediaTimingFunction(name: curve)
        repeatCount = .infinity
        isRemovedOnCompletion = false
        SkeletonClock.synchronize(
            self, period: autoreverses ? duration * 2 : duration, delay: delay, on: layer)
    }
}
