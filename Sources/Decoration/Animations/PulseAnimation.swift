import TabCache
import TabProduction
public import UIKit

extension AnimationType {
    /// Every shape changes between its own color and a lighter or darker one.
    ///
    /// - Parameters:
    ///   - duration: The time one way, in seconds; there and back is twice that.
    ///   - color: The color to change to; `nil` takes the complement of each shape's own color.
    public static func pulse(duration: TimeInterval = 1, color: UIColor? = nil) -> AnimationType {
        custom(PulseAnimation(duration: duration, color: color.map(SkeletonColor.init)))
    }
}

/// An animation that changes every shape between two colors.
struct PulseAnimation: Equatable, SkeletonAnimation {
    let duration: TimeInterval
    let color: SkeletonColor?

    func start(on stage: SkeletonStage) {
        var animations = [BarPaint: CAAnimation]()
        for layer in stage.components {
            guard let paint = layer.bars.first.flatMap(BarPaint.init) else { continue }
            let animation = animations[paint] ?? makeAnimation(of: paint, on: stage)
            animations[paint] = animation
            for bar in layer.bars { stage.add(animation, to: bar.fillLayer, forKey: "skeleton.pulse") }
        }
    }

    @MainActor
    private func makeAnimation(of paint: BarPaint, on stage: SkeletonStage) -> CAAnimation {
        let target = color?.color.resolvedColor(with: stage.traits)
        let animation = CABasicAnimation(keyPath: paint.keyPath)
        animation.fromValue = paint.own
        animation.toValue = paint.value { own in
            stage.change(of: own, to: target ?? UIColor(cgColor: own).skeletonComplement)
        }
        animation.repeatForEver(
            duration: duration, curve: .easeInEaseOut, autoreverses: true, on: stage.layer)
        return animation
    }

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualCellsAlike: Bool { true }
}
