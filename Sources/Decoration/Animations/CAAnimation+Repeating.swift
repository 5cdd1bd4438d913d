import TabProduction
import UIKit

@MainActor
extension CAAnimation {
    /// The shortest period, in seconds: nothing flashes more than three times a second.
    private static let leastPeriod: TimeInterval = 1 / 3

    /// Makes the animation run for ever, in phase with all skeletons.
    ///
    /// - Parameters:
    ///   - duration: The time of one run, in seconds; the way back takes as long again. It is raised so that no period is
    ///     shorter than a third of a second. A time that is no number counts as one second.
    ///   - delay: The part of the period, in seconds, that it stays behind.
    func repeatForEver(
        duration: TimeInterval, curve: CAMediaTimingFunctionName, autoreverses: Bool,
        delay: TimeInterval = 0, on layer: CALayer
    ) {
        let usable = SkeletonLog.usable(duration, in: 0.01...86_400, or: 1, "the duration of an animation")
        let duration = max(usable, Self.leastPeriod / (autoreverses ? 2 : 1))
        self.duration = duration
        self.autoreverses = autoreverses
        timingFunction = CAMediaTimingFunction(name: curve)
        repeatCount = .infinity
        isRemovedOnCompletion = false
        SkeletonClock.synchronize(
            self, period: autoreverses ? duration * 2 : duration, delay: delay, on: layer)
    }
}
