/// The result of a refresh or a load.
public enum RefreshResult: Hashable, Sendable {
    /// The refresh brought new content.
    case finished
    /// The refresh failed and may be repeated.
    case failed
    /// The refresh worked, and there is nothing more to load; at the top this is the same as `finished`.
    case exhausted
}
