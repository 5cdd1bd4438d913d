import UIKit

/// The one clock that all skeletons are animated on, so that two covers on a screen are in phase.
enum AnimationClock {
    /// Sets an animation to begin where its period would be now had it run since the system started.
    ///
    /// A negative offset would shift the animation; the begin time is moved to the start of the current
    /// period instead, in the time of the layer.
    static func synchronize(_ animation: CAAnimation, period: CFTimeInterval, on layer: CALayer) {
        guard period > 0 else { return }
        let now = CACurrentMediaTime()
        let start = now - now.truncatingRemainder(dividingBy: period)
        animation.beginTime = layer.convertTime(start, from: nil)
        // A begin time of exactly zero means "when added" to Core Animation.
        if animation.beginTime == 0 { animation.beginTime = .leastNonzeroMagnitude }
    }
}
