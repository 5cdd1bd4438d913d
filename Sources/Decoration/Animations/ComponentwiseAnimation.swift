import TabProduction

/// Runs one animation for a cover, and others for the components that have one of their own.
struct ComponentwiseAnimation: SkeletonAnimation {
    /// The animation of components without one of their own; `nil` leaves them still.
    let standard: (any SkeletonAnimation)?

    func start(on stage: SkeletonStage) {
        for (animation, part) in parts(of: stage) { animation.start(on: part) }
    }

    func stop(on stage: SkeletonStage) {
        for (animation, part) in parts(of: stage) { animation.stop(on: part) }
    }

    private func parts(of stage: SkeletonStage) -> [(any SkeletonAnimation, SkeletonStage)] {
        let choices = stage.components.map { $0.component[OwnAnimationKey.self] }
        var parts: [(any SkeletonAnimation, SkeletonStage)] = []
        for choice in Set(choices) {
            guard let animation = choice.map(\.animation) ?? standard else { continue }
            var part = stage
            part.components = zip(stage.components, choices).filter { $0.1 == choice }.map(\.0)
            parts.append((animation, part))
        }
        return parts
    }
}

/// The extra that keeps a component's own animation.
enum OwnAnimationKey: ComponentAttributeKey {
    static let name = "animation"
    static let defaultValue: OwnAnimation? = nil
}

/// An animation of a single component, in a form that can be stored with it.
enum OwnAnimation: Hashable, Codable, Sendable {
    case classic(ClassicAnimation)
    case bin(BinAnimation)
    case shimmer(ShimmerAnimation)
    case drop(DropAnimation)
    case pulse(PulseAnimation)
    case still

    /// The stored form, or `nil` of an animation of the app, which cannot be stored.
    init?(_ type: AnimationType) {
        switch type {
        case .classic(let animation): self = .classic(animation)
        case .bin(let animation): self = .bin(animation)
        case .shimmer(let animation): self = .shimmer(animation)
        case .drop(let animation): self = .drop(animation)
        case .pulse(let animation): self = .pulse(animation)
        case .none: self = .still
        case .custom: return nil
        }
    }

    @MainActor
    var animation: any SkeletonAnimation {
        switch self {
        case .classic(let animation): animation
        case .bin(let animation): animation
        case .shimmer(let animation): animation
        case .drop(let animation): animation
        case .pulse(let animation): animation
        case .still: StillAnimation()
        }
    }
}

/// Moves nothing.
private struct StillAnimation: SkeletonAnimation {
    func start(on stage: SkeletonStage) {}
    func stop(on stage: SkeletonStage) {}
}

extension ComponentChain {
    /// Gives the components an animation of their own, whatever the rest of the cover does.
    ///
    /// A custom animation finds its components by attributes of its own; given here, it gives a warning and
    /// changes nothing.
    @discardableResult
    public func animate(_ type: AnimationType) -> ComponentChain {
        guard let animation = OwnAnimation(type) else {
            manager.warn("ignores animate(_:) with a custom animation; give it to the model instead")
            return self
        }
        return edit { $0[OwnAnimationKey.self] = animation }
    }
}
