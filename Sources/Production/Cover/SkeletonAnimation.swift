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

    /// Whether shapes without a color of the app's differ by a third from what is behind them, in place of an eighth.
    ///
    /// For an animation that moves light or shade over the shapes, in which they would vanish. The default is false.
    var increasesContrast: Bool { get }
}

extension SkeletonAnimation {
    public func stop(on stage: SkeletonStage) {}

    public var movesEqualCellsAlike: Bool { false }

    public var increasesContrast: Bool { false }
}

/// The animation of single components, in a form that can be compared.
///
/// Animations that are `Equatable` are compared by value. Any other animation is equal to itself alone, as
/// it was given to one or several components in one call.
package final class ComponentAnimation: Equatable, Sendable {
    /// The animation.
    package let animation: any SkeletonAnimation

    /// Makes an animation comparable.
    package init(_ animation: any SkeletonAnimation) {
        self.animation = animation
    }

    package static func == (left: ComponentAnimation, right: ComponentAnimation) -> Bool {
        if left === right { return true }
        guard let one = left.animation as? any Equatable, let other = right.animation as? any Equatable else {
            return false
        }
        return one.isEqual(to: other)
    }
}

extension Component {
    private enum AnimationKey: ComponentAttributeKey {
        static let defaultValue: ComponentAnimation? = nil
    }

    /// The animation that the component has of its own; `nil` leaves it to that of the cover.
    package var animation: ComponentAnimation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }
}
