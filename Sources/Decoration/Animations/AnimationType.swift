public import TabProduction

/// The animations of a skeleton to choose from.
///
/// Settable for the app, for a model and, with `animate(_:)`, for single components.
public enum AnimationType: Sendable {
    /// Text shapes stretch and shrink.
    case classic(ClassicAnimation)
    /// The shapes breathe by fading.
    case bin(BinAnimation)
    /// A band of light sweeps over the shapes.
    case shimmer(ShimmerAnimation)
    /// The shapes light up one after the other.
    case drop(DropAnimation)
    /// The shapes change between two colours.
    case pulse(PulseAnimation)
    /// Nothing moves.
    case none
    /// An animation of the app.
    case custom(any SkeletonAnimation)

    /// Text shapes stretch and shrink, with the default parameters.
    public static var classic: AnimationType { .classic(ClassicAnimation()) }

    /// The shapes breathe by fading, with the default parameters.
    public static var bin: AnimationType { .bin(BinAnimation()) }

    /// A band of light sweeps over the shapes, with the default parameters.
    public static var shimmer: AnimationType { .shimmer(ShimmerAnimation()) }

    /// The shapes light up one after the other, with the default parameters.
    public static var drop: AnimationType { .drop(DropAnimation()) }

    /// The shapes change between two colours, with the default parameters.
    public static var pulse: AnimationType { .pulse(PulseAnimation()) }

    /// The animation that a cover runs: this one for all components but those that have one of their own.
    public var animation: any SkeletonAnimation { ComponentwiseAnimation(standard: standard) }

    /// This animation alone, or `nil` when nothing moves.
    var standard: (any SkeletonAnimation)? {
        switch self {
        case .classic(let animation): animation
        case .bin(let animation): animation
        case .shimmer(let animation): animation
        case .drop(let animation): animation
        case .pulse(let animation): animation
        case .none: nil
        case .custom(let animation): animation
        }
    }
}
