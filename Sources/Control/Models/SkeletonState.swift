/// The state of a skeleton, from before its start to its end.
public enum SkeletonState: Hashable, Sendable {
    /// The skeleton was never started.
    case initial
    /// The skeleton was started and waits for its delay.
    case waiting
    /// The skeleton is on screen.
    case running
    /// The skeleton ended, whether or not it came on screen.
    case ended
}
