/// Moves the shapes of a skeleton: adopt it to write an animation of your own.
///
/// A skeleton whose size, traits or content change stops its animation and starts it again.
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

    /// Whether equal tiles of a cover, such as the rows of a table, move alike: in the same way at the same time.
    ///
    /// Then one set of layers draws all of them, so that a hundred rows cost what one does, and a stage has the
    /// components of the first alone. The default is false: the stage has the components of every tile, and each may
    /// move in its own way, for example by its place on screen.
    var movesEqualTilesAlike: Bool { get }
}

extension SkeletonAnimation {
    public func stop(on stage: SkeletonStage) {}

    public var movesEqualTilesAlike: Bool { false }
}
