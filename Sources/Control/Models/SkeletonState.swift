/// What a skeleton is doing.
public enum SkeletonState: Hashable, Sendable {
    /// It was never shown.
    case initial
    /// It was started and will be shown when its delay has passed.
    case waiting
    /// It is on screen.
    case running
    /// It was shown, or would have been, and ended.
    case ended
}
