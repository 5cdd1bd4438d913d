public import TabProduction
public import UIKit

extension AnimationType {
    /// The shapes fade out and in, so that the skeleton seems to breathe.
    ///
    /// Only the shapes fade; the surfaces behind them stay, so what is covered never shines through.
    ///
    /// - Parameters:
    ///   - duration: The time one way, in seconds; there and back is twice that.
    ///   - minimumOpacity: The opacity at the faintest, 0...1.
    public static func bin(duration: TimeInterval = 1, minimumOpacity: Float = 0.6) -> AnimationType {
        custom(BinAnimation(duration: duration, minimumOpacity: minimumOpacity))
    }
}

extension SkeletonAnimation {
    /// The fade of `AnimationType.bin()`.
    public var reducedMotion: any SkeletonAnimation { AnimationType.bin().animation }
}

/// An animation that fades all shapes out and in.
struct BinAnimation: Equatable, SkeletonAnimation {
    let duration: TimeInterval
    let minimumOpacity: Float

    func start(on stage: SkeletonStage) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = Float(1)
        let opacity = SkeletonLog.usable(minimumOpacity, in: 0...1, or: 0, "minimumOpacity")
        animation.toValue = max(opacity, Float(1 - stage.traits.greatestChange))
        animation.repeatForEver(duration: duration, curve: .easeIn, autoreverses: true, on: stage.layer)
        for layer in stage.components {
            stage.add(animation, to: layer, forKey: "skeleton.bin")
        }
    }

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualCellsAlike: Bool { true }
}
