/// A task that is cancelled when its owner lets go of it.
final class OwnedTask: Sendable {
    private let task: Task<Void, Never>

    init(_ work: @escaping @MainActor @Sendable () async -> Void) {
        task = Task { await work() }
    }

    deinit {
        task.cancel()
    }
}
