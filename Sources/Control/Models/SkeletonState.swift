import UIKit

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
}

/// The states of the skeletons of one model: one for each view that the model describes.
@MainActor
struct SkeletonStates {
    private struct Entry {
        weak var view: UIView?
        let state: SkeletonState
    }

    private var entries: [Entry] = []
    private var wasStarted = false

    /// The state of the skeleton of a view.
    subscript(view: UIView) -> SkeletonState {
        get { entries.first { $0.view === view }?.state ?? .initial }
        set {
            wasStarted = true
            entries.removeAll { $0.view == nil || $0.view === view }
            entries.append(Entry(view: view, state: newValue))
        }
    }

    /// The state of all views together: running as long as one runs; a view that is gone has ended.
    var combined: SkeletonState {
        let states = entries.filter { $0.view != nil }.map(\.state)
        if states.contains(.running) { return .running }
        if states.contains(.waiting) { return .waiting }
        return wasStarted ? .ended : .initial
    }
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
