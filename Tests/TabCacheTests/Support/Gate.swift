@testable import TabCache

/// A wait that ends when it is told to.
final class Gate: Sendable {
    private struct Waits: Sendable {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var lengths: [Double] = []
        var observers: [(count: Int, CheckedContinuation<Void, Never>)] = []
    }

    private let waits = Locked(Waits())

    /// The lengths of the waits so far, in seconds.
    var lengths: [Double] { waits.withLock { $0.lengths } }

    /// Waits until the gate is open, however long the wait was to be.
    func wait(_ seconds: Double) async {
        await withCheckedContinuation { continuation in
            let ended: [CheckedContinuation<Void, Never>] = waits.withLock { waits in
                waits.lengths.append(seconds)
                let count = waits.lengths.count
                let observers = waits.observers.filter { $0.count <= count }.map(\.1)
                waits.observers.removeAll { $0.count <= count }
                if waits.isOpen { return observers + [continuation] }
                waits.waiting.append(continuation)
                return observers
            }
            for continuation in ended { continuation.resume() }
        }
    }

    /// Ends all waits, and those to come at once.
    func open() {
        let waiting = waits.withLock { waits in
            waits.isOpen = true
            defer { waits.waiting = [] }
            return waits.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when a number of waits have begun.
    func waits(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = waits.withLock { waits in
                guard waits.lengths.count < count else { return true }
                waits.observers.append((count, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }
}
