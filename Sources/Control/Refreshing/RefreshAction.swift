/// What a refresher calls when a refresh starts.
enum RefreshAction {
    /// The app says itself when it has ended.
    case closure(@MainActor () -> Void)
    /// The refresh ends when the work returns or throws.
    case work(@MainActor () async throws -> RefreshResult)
}
