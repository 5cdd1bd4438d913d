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
    public static let none = custom(StillAnimation())
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

/// An animation that moves nothing.
struct StillAnimation: Equatable, SkeletonAnimation {
    func start(on stage: SkeletonStage) {}

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualCellsAlike: Bool { true }
}
