public import TabProduction

/// A choice of animation, for the app, for a model or, with `animate(_:)`, for single components.
///
/// The family is open. Each member is declared in the file of its animation, and an app adds its own in the
/// same way:
///
/// <!-- example: file -->
/// ```swift
/// extension AnimationType {
///     static let blink = AnimationType.custom(BlinkAnimation())
/// }
/// ```
public struct AnimationType: Sendable {
    /// The animation, as a cover runs it.
    public let animation: any SkeletonAnimation

    /// Makes an animation a member of the family.
    init(_ animation: any SkeletonAnimation) {
        self.animation = animation
    }

    /// An animation of the app.
    public static func custom(_ animation: any SkeletonAnimation) -> AnimationType {
        AnimationType(animation)
    }
}
