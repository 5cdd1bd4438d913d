/// What a task waits for: the server's answer, or the news that there will be none.
@MainActor
final class FakeReply {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        self.continuation = continuation
    }

    func arrive() {
        continuation?.resume(returning: true)
        continuation = nil
    }

    isolated deinit {
        continuation?.resume(returning: false)
    }
}
