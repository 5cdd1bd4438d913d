public import TabProduction

/// A choice of animation, for the app, for a model or, with `animate(_:)`, for single shapes.
///
/// The family is open. Each member is declared in the file of its animation, and an app adds its own in the
/// same way:
///
/// <!-- example: test -->
/// ```swift
/// extension AnimationType {
///     static let slowBlink = AnimationType.custom(BlinkAnimation())
/// }
/// ```
public struct AnimationType: Sendable {
    /// The area that one band of light of a shimmer crosses.
    public enum Span: Sendable {
        /// The whole skeleton.
        case cover
        /// Each shape on its own.
        case component
    }

    /// The animation, as a cover runs it.
    package let animation: any SkeletonAnimation

    /// An animation that the app has written.
    public static func custom(_ animation: any SkeletonAnimation) -> AnimationType {
        AnimationType(animation: animation)
    }

    /// Nothing moves but shapes with an animation of their own.
    public static let still = custom(StillAnimation())

    /// In a model, what the configuration says; elsewhere `.shimmer()`.
    public static let configured = custom(ConfiguredAnimation())

    @available(*, unavailable, renamed: "still")
    public static var none: AnimationType { still }

    /// The animation, or that of the configuration where a model leaves it to it.
    package func orConfigured(_ other: AnimationType) -> AnimationType {
        animation is ConfiguredAnimation ? other : self
    }
}

extension ComponentChain {
    /// Gives the shapes an animation of their own in place of that of the skeleton.
    ///
    /// Shapes with equal animations move as one group: one band of light crosses all of them.
    @discardableResult
    public func animate(_ type: AnimationType) -> ComponentChain {
        let animation = ComponentAnimation(type.animation)
        return edit { $0.animation = animation }
    }
}

/// An animation that stands for that of the configuration; by itself it is a shimmer.
private struct ConfiguredAnimation: Equatable, SkeletonAnimation {
    private var shimmer: any SkeletonAnimation { AnimationType.shimmer().animation }

    func start(on stage: SkeletonStage) { shimmer.start(on: stage) }

    var movesEqualCellsAlike: Bool { shimmer.movesEqualCellsAlike }
}

/// An animation that moves nothing.
struct StillAnimation: Equatable, SkeletonAnimation {
    func start(on stage: SkeletonStage) {}

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualCellsAlike: Bool { true }
}
