/// How a refresh or a load came out.
public enum RefreshResult: Hashable, Sendable {
    /// The refresh brought new content.
    case finished
    /// It brought nothing and may be tried again.
    case failed
    /// It worked, and there is nothing more to load; at the top this is the same as `finished`.
    case exhausted
}
