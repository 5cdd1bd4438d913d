/// A way to move the shapes of a cover.
///
/// This is the seam between the cover, which owns the layers, and the animation, which moves them. A cover
/// whose size, traits or content change stops its animation and starts it again.
@MainActor
public protocol SkeletonAnimation: Sendable {
    /// Adds animations and layers to a cover, through its stage.
    ///
    /// The call may come any number of times, always after `stop(on:)`.
    func start(on stage: SkeletonStage)

    /// Undoes what `start(on:)` did beside the stage. The default does nothing.
    ///
    /// The cover itself removes what was added through the stage.
    func stop(on stage: SkeletonStage)

    /// The animation that runs in place of this one while Reduce Motion is on. The default is a fade.
    ///
    /// An animation that only fades or changes colors returns itself.
    var reducedMotion: any SkeletonAnimation { get }
}

extension SkeletonAnimation {
    public func stop(on stage: SkeletonStage) {}
}
