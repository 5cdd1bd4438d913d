import UIKit

extension CAAnimation {
    /// Makes the animation run for ever, in phase with all skeletons.
    ///
    /// - Parameters:
    ///   - duration: The time of one run, in seconds; the way back takes as long again.
    ///   - delay: The part of the period, in seconds, that it stays behind.
    func repeatForEver(
        duration: TimeInterval, curve: CAMediaTimingFunctionName, autoreverses: Bool,
        delay: TimeInterval = 0, on layer: CALayer
    ) {
        self.duration = duration
        self.autoreverses = autoreverses
        timingFunction = CAMediaTimingFunction(name: curve)
        repeatCount = .infinity
        isRemovedOnCompletion = false
        SkeletonClock.synchronize(
            self, period: autoreverses ? duration * 2 : duration, delay: delay, on: layer)
    }
}
