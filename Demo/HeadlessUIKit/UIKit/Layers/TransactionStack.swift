import Foundation

/// The open transactions of one thread, the implicit one first.
final class TransactionStack {
    var frames = [TransactionFrame()]
    var turn = 0
    /// The layers that lost their superlayer in this turn.
    var detached: [WeakLayer] = []

    static let globalLock = NSRecursiveLock()
    private static let threadKey = "headless.CATransaction"

    var innermost: TransactionFrame { frames[frames.count - 1] }

    /// Each thread has its own stack, as in Core Animation, so nothing here is shared.
    static var current: TransactionStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage[threadKey] as? TransactionStack { return stack }
        let stack = TransactionStack()
        storage[threadKey] = stack
        return stack
    }
}

/// What one transaction holds.
final class TransactionFrame {
    var values: [String: Any] = [:]
    var completion = TransactionCompletion()
}

/// A completion block and the number of animations it still waits for.
final class TransactionCompletion {
    var block: (() -> Void)?
    private var pending = 0
    private var isSealed = false

    func enter() { pending += 1 }

    func leave() {
        pending -= 1
        runIfDone()
    }

    /// No more animations will join.
    func seal() {
        isSealed = true
        runIfDone()
    }

    private func runIfDone() {
        guard isSealed, pending <= 0, let block else { return }
        self.block = nil
        block()
    }
}

/// A reference to a layer that does not keep it alive.
struct WeakLayer {
    private(set) weak var layer: CALayer?

    init(_ layer: CALayer) { self.layer = layer }
}
