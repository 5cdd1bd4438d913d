import TabCache
import TabProduction
public import UIKit

extension AnimationType {
    /// Each bar has the animation that a closure makes for its layer.
    ///
    /// ```swift
    /// let model = ViewAnimated()
    /// model.animation = .custom { _ in
    ///     let blink = CABasicAnimation(keyPath: "opacity")
    ///     (blink.fromValue, blink.toValue, blink.duration) = (1, 0.4, 0.8)
    ///     (blink.autoreverses, blink.repeatCount) = (true, .infinity)
    ///     return blink
    /// }
    /// ```
    ///
    /// Equal cells share their layers, so the closure is called for the bars of the first. With Reduce Motion nothing moves.
    ///
    /// - Parameter make: Makes the animation of a bar, from the layer that draws it.
    public static func custom(
        _ make: @escaping @MainActor @Sendable (_ bar: CALayer) -> CAAnimation
    ) -> AnimationType {
        custom(ClosureAnimation(make: make))
    }
}

/// An animation that a closure of the app makes for each bar.
struct ClosureAnimation: SkeletonAnimation {
    let make: @MainActor @Sendable (CALayer) -> CAAnimation

    func start(on stage: SkeletonStage) {
        for bar in stage.components.flatMap(\.bars) {
            stage.add(make(bar), to: bar, forKey: "skeleton.custom")
        }
    }

    var reducedMotion: any SkeletonAnimation { StillAnimation() }

    var movesEqualCellsAlike: Bool { true }
}
