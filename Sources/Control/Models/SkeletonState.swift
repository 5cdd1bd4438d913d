public import Foundation
import TabCache

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

    private var continuations: [Stream.Continuation] = []

    deinit {
        continuations.forEach { $0.finish() }
    }

    /// Returns a sequence that begins with a state and goes on with every later one.
    func stream(from state: SkeletonState) -> AsyncStream<SkeletonState> {
        let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(Self.unreadLimit))
        continuations.append(continuation)
        continuation.yield(state)
        return stream
    }

    func yield(_ state: SkeletonState) {
        continuations.removeAll { continuation in
            guard case .enqueued = continuation.yield(state) else {
                continuation.finish()
                return true
            }
            return false
        }
    }
}
