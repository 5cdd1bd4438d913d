public import Foundation

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

    /// The notification of every change of a state, whose object is the view; ask it for its `tabAnimationState`.
    ///
    /// The app may start, end and update skeletons while it is posted.
    public static let didChangeNotification = Notification.Name("SkeletonState.didChange")
}

/// The asynchronous sequences of one skeleton's states; they end with the view.
@MainActor
final class StateStreams {
    private typealias Stream = AsyncStream<SkeletonState>

    /// The number of unread states at which a sequence ends.
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
            Task { @MainActor [weak self] in self?.continuations[id] = nil }
        }
        continuation.yield(state)
        return stream
    }

    /// Sends a new state to all sequences.
    func yield(_ state: SkeletonState) {
        for (id, continuation) in continuations {
            guard case .dropped = continuation.yield(state) else { continue }
            continuations[id] = nil
            continuation.finish()
        }
    }
}
