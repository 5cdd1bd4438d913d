public import TabProduction
public import UIKit

/// An animation that changes every shape between its own color and a lighter or darker one.
public struct PulseAnimation: Hashable, Codable, Sendable {
    /// The time one way, in seconds; there and back is twice that. The default is 1.
    public var duration: TimeInterval

    /// The color to change to; `nil` takes the complement of each shape's own color.
    public var color: UIColor? {
        get { storedColor?.color }
        set { storedColor = newValue.map(SkeletonColor.init) }
    }

    private var storedColor: SkeletonColor?

    /// Creates the animation; the default duration is SkeletonView's.
    public init(duration: TimeInterval = 1, color: UIColor? = nil) {
        self.duration = duration
        storedColor = color.map(SkeletonColor.init)
    }
}

@MainActor
extension PulseAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        var animations: [BarPaint: CAAnimation] = [:]
        for layer in stage.components where !layer.component.isStill {
            guard let paint = layer.bars.first.flatMap(BarPaint.init) else { continue }
            let animation = animations[paint] ?? makeAnimation(of: paint, on: stage)
            animations[paint] = animation
            for bar in layer.bars { stage.add(animation, to: bar, forKey: "skeleton.pulse") }
        }
    }

    private func makeAnimation(of paint: BarPaint, on stage: SkeletonStage) -> CAAnimation {
        let target = color?.resolvedColor(with: stage.traits)
        let animation = CABasicAnimation(keyPath: paint.keyPath)
        animation.fromValue = paint.own
        animation.toValue = paint.value { own in
            stage.change(of: own, to: target ?? UIColor(cgColor: own).skeletonComplement)
        }
        animation.repeatForEver(
            duration: duration, curve: .easeInEaseOut, autoreverses: true, on: stage.layer)
        return animation
    }

    public var reducedMotion: any SkeletonAnimation { self }

    public var movesEqualTilesAlike: Bool { true }
}

extension AnimationType {
    /// The shapes change between two colors, with the default parameters.
    public static let pulse = pulse(PulseAnimation())

    /// The shapes change between two colors.
    public static func pulse(_ animation: PulseAnimation) -> AnimationType {
        AnimationType(animation)
    }
}
