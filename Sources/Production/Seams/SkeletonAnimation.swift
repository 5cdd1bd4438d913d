/// A way to move the shapes of a cover.
///
/// This is the seam between the cover, which owns the layers, and whoever animates them. Both calls
/// may come any number of times: a cover starts again after its size, its traits or its content
/// changed, always after having stopped.
@MainActor
public protocol SkeletonAnimation: Sendable {
    /// Adds animations to the layers of a cover.
    func start(on stage: SkeletonStage)

    /// Takes away every animation and layer that `start(on:)` added.
    func stop(on stage: SkeletonStage)
}
