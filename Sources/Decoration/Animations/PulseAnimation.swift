public import TabProduction
public import UIKit

/// Changes every shape between its own colour and a lighter or darker one, and back.
public struct PulseAnimation: Hashable, Sendable {
    /// The time one way, in seconds; there and back is twice that. The default is 1.
    public var duration: TimeInterval

    /// The colour to change to; `nil` takes the complement of each shape's own colour.
    public var color: UIColor?

    /// Creates the animation; the default duration is SkeletonView's.
    public init(duration: TimeInterval = 1, color: UIColor? = nil) {
        self.duration = duration
        self.color = color
    }
}

@MainActor
extension PulseAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        for layer in stage.components where !layer.component.isStill {
            for bar in layer.bars {
                guard let own = bar.backgroundColor else { continue }
                bar.add(makeAnimation(from: own, on: bar, traits: stage.traits), forKey: AnimationKey.pulse)
            }
        }
    }

    public func stop(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            bar.removeAnimation(forKey: AnimationKey.pulse)
        }
    }

    private func makeAnimation(from own: CGColor, on layer: CALayer, traits: UITraitCollection) -> CAAnimation {
        let complement = color?.resolvedColor(with: traits) ?? UIColor(cgColor: own).skeletonComplement
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = own
        animation.toValue = complement.cgColor
        animation.duration = duration
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        AnimationClock.synchronize(animation, period: duration * 2, on: layer)
        return animation
    }
}
