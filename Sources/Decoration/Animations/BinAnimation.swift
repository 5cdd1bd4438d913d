public import TabProduction
public import UIKit

/// An animation that fades all shapes out and in, so that the cover seems to breathe.
///
/// Only the shapes fade; the surfaces behind them stay, so what is covered never shines through.
public struct BinAnimation: Hashable, Codable, Sendable {
    /// The time one way, in seconds; there and back is twice that. The default is 1 (`animatedDurationBin`).
    public var duration: TimeInterval

    /// The opacity at the faintest, 0...1. The default is 0.6.
    public var minimumOpacity: Float

    /// Creates the animation; the defaults are those of TABAnimated.
    public init(duration: TimeInterval = 1, minimumOpacity: Float = 0.6) {
        self.duration = duration
        self.minimumOpacity = minimumOpacity
    }
}

@MainActor
extension BinAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = Float(1)
        let opacity = SkeletonLog.usable(minimumOpacity, in: 0...1, or: 0, "minimumOpacity")
        animation.toValue = max(opacity, Float(1 - stage.greatestChange))
        animation.repeatForEver(duration: duration, curve: .easeIn, autoreverses: true, on: stage.layer)
        for layer in stage.components where !layer.component.isStill {
            stage.add(animation, to: layer, forKey: "skeleton.bin")
        }
    }

    public var reducedMotion: any SkeletonAnimation { self }

    public var movesEqualTilesAlike: Bool { true }
}

extension SkeletonAnimation {
    /// The fade, with the default parameters.
    public var reducedMotion: any SkeletonAnimation { BinAnimation() }
}

extension AnimationType {
    /// The shapes breathe by fading, with the default parameters.
    public static let bin = bin(BinAnimation())

    /// The shapes breathe by fading.
    public static func bin(_ animation: BinAnimation) -> AnimationType {
        AnimationType(animation)
    }
}
