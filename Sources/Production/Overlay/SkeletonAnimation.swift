/// Moves the shapes of a skeleton: adopt it to write an animation of your own.
///
/// A skeleton whose size, traits or content change stops its animation and starts it again.
@MainActor
public protocol SkeletonAnimation: Sendable {
    /// Adds animations and layers to a skeleton, through its stage.
    ///
    /// The call may come any number of times, always after `stop(on:)`.
    func start(on stage: SkeletonStage)

    /// Undoes what `start(on:)` did beside the stage. The default does nothing.
    ///
    /// What was added through the stage is removed without it.
    func stop(on stage: SkeletonStage)

    /// The animation that runs in place of this one while Reduce Motion is on. The default is a fade.
    ///
    /// An animation that only fades or changes colors returns itself.
    var reducedMotion: any SkeletonAnimation { get }

    /// Whether equal cells, such as the rows of a table, move alike: in the same way at the same time.
    ///
    /// Then one set of layers draws all of them, so that a hundred rows cost what one does, and a stage has the shapes of
    /// the first alone. The default is false: the stage has the shapes of every cell, and each may move in its own way, for
    /// example by its place on screen.
    var movesEqualCellsAlike: Bool { get }
}

extension SkeletonAnimation {
    public func stop(on stage: SkeletonStage) {}

    public var movesEqualCellsAlike: Bool { false }
}
