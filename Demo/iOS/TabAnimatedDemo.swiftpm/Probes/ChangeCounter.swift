import Foundation

/// Counts changes that observers hear of, on whatever thread.
final class ChangeCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var changes = 0

    var count: Int { lock.withLock { changes } }

    func add() {
        lock.withLock { changes += 1 }
    }
}
