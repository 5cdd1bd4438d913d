public import TabProduction

/// A choice of animation, for the app, for a model or, with `animate(_:)`, for single components.
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
        /// The whole cover.
        case cover
        /// Each shape on its own.
        case component
    }

    /// The animation, as a cover runs it.
    package let animation: any SkeletonAnimation

    /// An animation of the app.
    public static func custom(_ animation: any SkeletonAnimation) -> AnimationType {
        AnimationType(animation: animation)
    }

    /// Nothing moves but components with an animation of their own.
    public static let none = custom(StillAnimation())
}

/// An animation that moves nothing.
struct StillAnimation: Hashable, SkeletonAnimation {
    func start(on stage: SkeletonStage) {}

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualTilesAlike: Bool { true }
}
