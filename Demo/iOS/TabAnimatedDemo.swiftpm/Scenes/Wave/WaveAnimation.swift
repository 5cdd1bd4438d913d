import TabAnimated
import UIKit

/// How strongly a component answers to a wave, 0...1.
enum WaveStrength: ComponentAttributeKey {
    static let defaultValue = 1.0
}

/// A ring that runs over the shapes from the point that was touched, again and again.
struct WaveAnimation: SkeletonAnimation {
    /// The touched point, as fractions of the cover's width and height.
    let origin: CGPoint

    private static let period: TimeInterval = 1.8
    private static let pointsPerSecond: CGFloat = 480

    func start(on stage: SkeletonStage) {
        let bounds = stage.layer.bounds
        let source = CGPoint(x: origin.x * bounds.width, y: origin.y * bounds.height)
        for layer in stage.components {
            for bar in layer.bars {
                let frame = stage.frame(of: bar)
                let distance = hypot(frame.midX - source.x, frame.midY - source.y)
                let swell = makeSwell(strength: layer.component[WaveStrength.self])
                stage.synchronize(
                    swell, period: Self.period, delay: Double(distance / Self.pointsPerSecond), on: bar)
                stage.add(swell, to: bar, forKey: "wave")
            }
        }
    }

    var reducedMotion: any SkeletonAnimation { self }

    /// A shape fades as the ring passes, and comes back slowly.
    private func makeSwell(strength: Double) -> CAAnimation {
        let swell = CAKeyframeAnimation(keyPath: "opacity")
        swell.values = [1, 1 - 0.75 * strength, 1, 1].map { Float($0) }
        swell.keyTimes = [0, 0.15, 0.6, 1]
        swell.duration = Self.period
        swell.repeatCount = .infinity
        swell.isRemovedOnCompletion = false
        return swell
    }
}
