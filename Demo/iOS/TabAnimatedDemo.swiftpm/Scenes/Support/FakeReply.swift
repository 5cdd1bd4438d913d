/// What a task waits for: the server's answer, or the news that there will be none.
@MainActor
final class FakeReply {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        self.continuation = continuation
    }

    func arrive() { reply(true) }

    isolated deinit { reply(false) }

    private func reply(_ isAnswer: Bool) {
        guard let continuation else { return }
        FakeServer.repliesUnderWay += 1
        continuation.resume(returning: isAnswer)
        self.continuation = nil
    }
}
