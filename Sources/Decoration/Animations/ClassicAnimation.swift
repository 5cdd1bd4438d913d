public import TabProduction
public import UIKit

/// An animation that stretches shapes along the x axis and back, from their leading edge.
///
/// `toLongAnimation()` and `toShortAnimation()` choose the shapes that move, and the way they move. If no
/// component of a cover was chosen, its labels shrink.
public struct ClassicAnimation: Hashable, Codable, Sendable {
    /// The time one way, in seconds; there and back is twice that. The default is 0.7.
    public var duration: TimeInterval

    /// The scale of long components at their widest. The default is 1.9 (`longToValue`).
    public var longScale: CGFloat

    /// The scale of short components at their narrowest. The default is 0.6 (`shortToValue`).
    public var shortScale: CGFloat

    /// Creates the animation; the defaults are those of TABAnimated.
    public init(duration: TimeInterval = 0.7, longScale: CGFloat = 1.9, shortScale: CGFloat = 0.6) {
        self.duration = duration
        self.longScale = longScale
        self.shortScale = shortScale
    }
}

@MainActor
extension ClassicAnimation: SkeletonAnimation {
    public func start(on stage: SkeletonStage) {
        let isAutomatic = stage.components.allSatisfy { $0.component[StretchKey.self] == .automatic }
        let long = makeAnimation(to: longScale, on: stage)
        let short = makeAnimation(to: shortScale, on: stage)
        for layer in stage.components where !layer.component.isStill {
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

    public var movesEqualTilesAlike: Bool { true }

    private func makeAnimation(to scale: CGFloat, on stage: SkeletonStage) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "transform.scale.x")
        animation.fromValue = CGFloat(1)
        animation.toValue = SkeletonLog.usable(scale, in: 0...100, or: 1, "the scale of a shape")
        animation.repeatForEver(
            duration: duration, curve: .easeInEaseOut, autoreverses: true, on: stage.layer)
        return animation
    }
}

extension AnimationType {
    /// Text shapes stretch and shrink, with the default parameters.
    public static let classic = classic(ClassicAnimation())

    /// Text shapes stretch and shrink.
    public static func classic(_ animation: ClassicAnimation) -> AnimationType {
        AnimationType(animation)
    }
}
