/// The sequences that follow the state of the skeleton of one view; they end with the view.
@MainActor
final class StateStreams {
    private typealias Stream = AsyncStream<SkeletonState>

    /// The most states that wait in one sequence: one that nobody reads ends with the next.
    private static let unreadLimit = 64

    private var continuations: [Int: Stream.Continuation] = [:]
    private var last = 0

    deinit {
        continuations.values.forEach { $0.finish() }
    }

    /// Returns a sequence that begins with a state and goes on with every later one.
    func stream(from state: SkeletonState) -> AsyncStream<SkeletonState> {
        let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(Self.unreadLimit))
        last += 1
        let id = last
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        continuation.yield(state)
        return stream
    }

    /// Tells all sequences of a new state.
    func yield(_ state: SkeletonState) {
        for (id, continuation) in continuations {
            guard case .dropped = continuation.yield(state) else { continue }
            continuations[id] = nil
            continuation.finish()
        }
    }
}
