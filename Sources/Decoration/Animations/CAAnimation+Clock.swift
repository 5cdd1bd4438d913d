public import TabProduction
public import UIKit

extension SkeletonStage {
    /// Aligns a repeating animation to a shared clock, so that two covers on a screen are in phase.
    ///
    /// A cover that was out of sight for a while goes on where it would be had it never stopped.
    ///
    /// - Parameters:
    ///   - animation: The animation, before it is added.
    ///   - period: The length of a period in seconds, the way back included; zero or less changes nothing.
    ///   - delay: The part of the period, in seconds, that the animation stays behind others of this period.
    ///   - layer: The layer it will be added to, which is in the tree of layers already.
    public func synchronize(
        _ animation: CAAnimation, period: CFTimeInterval, delay: CFTimeInterval = 0, on layer: CALayer
    ) {
        animation.synchronize(period: period, delay: delay, on: layer)
    }
}

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
        // Nobody sees more frames of a soft light, and a fast screen may rest.
        preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 60, preferred: 30)
        synchronize(period: autoreverses ? duration * 2 : duration, delay: delay, on: layer)
    }

    /// Begins where the period would be now had the animation always run, on the one clock of all skeletons.
    fileprivate func synchronize(period: CFTimeInterval, delay: CFTimeInterval, on layer: CALayer) {
        guard period > 0, period.isFinite, delay.isFinite else { return }
        let now = CACurrentMediaTime() - delay
        let start = now - now.truncatingRemainder(dividingBy: period) + delay
        // A start that is still to come would leave the layer at rest until then.
        beginTime = layer.convertTime(start > now + delay ? start - period : start, from: nil)
        // A begin time of exactly zero means "when added" to Core Animation.
        if beginTime == 0 { beginTime = .leastNonzeroMagnitude }
    }
}
