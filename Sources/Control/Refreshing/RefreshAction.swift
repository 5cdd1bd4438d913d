/// The action of a refresher when a refresh starts.
enum RefreshAction {
    /// A closure; the app ends the refresh.
    case closure(@MainActor () -> Void)
    /// Work whose return or error ends the refresh.
    case work(@MainActor () async throws -> RefreshResult)
}
