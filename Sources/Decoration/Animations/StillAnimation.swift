import TabProduction

/// An animation that moves nothing.
struct StillAnimation: Hashable, Sendable {}

@MainActor
extension StillAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {}

    var reducedMotion: any SkeletonAnimation { self }

    var movesEqualTilesAlike: Bool { true }
}

extension AnimationType {
    /// Nothing moves but components with an animation of their own.
    public static let none = AnimationType(StillAnimation())
}
