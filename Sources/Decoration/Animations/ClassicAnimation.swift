import TabCache
import TabProduction
public import UIKit

extension AnimationType {
    /// Shapes stretch along the x axis and back, from their leading edge.
    ///
    /// `toLongAnimation()` and `toShortAnimation()` choose the shapes that move, and the way they move. If no
    /// shape of a skeleton was chosen, its labels shrink.
    ///
    /// - Parameters:
    ///   - duration: The time one way, in seconds; there and back is twice that.
    ///   - longScale: The scale of long shapes at their widest.
    ///   - shortScale: The scale of short shapes at their narrowest.
    public static func classic(
        duration: TimeInterval = 0.7, longScale: CGFloat = 1.9, shortScale: CGFloat = 0.6
    ) -> AnimationType {
        custom(ClassicAnimation(duration: duration, longScale: longScale, shortScale: shortScale))
    }
}

extension ComponentChain {
    /// With `.classic()`, this shape grows to `longScale` times its width.
    @discardableResult
    public func toLongAnimation() -> ComponentChain {
        edit { $0[StretchKey.self] = .long }
    }

    /// With `.classic()`, this shape shrinks to `shortScale` times its width.
    @discardableResult
    public func toShortAnimation() -> ComponentChain {
        edit { $0[StretchKey.self] = .short }
    }
}

/// The attribute for a shape's stretch.
enum StretchKey: ComponentAttributeKey {
    /// The stretch of a shape in the classic animation.
    enum Stretch {
        /// Not set; labels shrink where no shape was chosen.
        case automatic
        /// Grows to the long scale.
        case long
        /// Shrinks to the short scale.
        case short
    }

    static let defaultValue = Stretch.automatic
}

/// An animation that stretches shapes along the x axis and back.
struct ClassicAnimation: Equatable, SkeletonAnimation {
    let duration: TimeInterval
    let longScale: CGFloat
    let shortScale: CGFloat

    func start(on stage: SkeletonStage) {
        let isAutomatic = stage.components.allSatisfy { $0.component[StretchKey.self] == .automatic }
        let long = makeAnimation(to: longScale, on: stage)
        let short = makeAnimation(to: shortScale, on: stage)
        for layer in stage.components {
            let animation: CAAnimation? =
                switch layer.component[StretchKey.self] {
                case .long: long
                case .short: short
                case .automatic: isAutomatic && layer.component.role == .label ? short : nil
                }
            guard let animation else { continue }
            for bar in layer.bars { stage.add(animation, to: bar, forKey: "skeleton.classic") }
        }
    }

    var movesEqualCellsAlike: Bool { true }

    @MainActor
    private func makeAnimation(to scale: CGFloat, on stage: SkeletonStage) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "transform.scale.x")
        animation.fromValue = CGFloat(1)
        animation.toValue = SkeletonLog.usable(scale, in: 0...100, or: 1, "the scale of a shape")
        animation.repeatForEver(
            duration: duration, curve: .easeInEaseOut, autoreverses: true, on: stage.layer)
        return animation
    }
}
