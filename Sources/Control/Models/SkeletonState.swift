/// Where a skeleton stands in its life.
public enum SkeletonState: Hashable, Sendable {
    /// It was never shown.
    case initial
    /// It is on screen.
    case running
    /// It was shown and ended.
    case ended
}
