import Foundation

/// The open transactions of one thread, the implicit one first.
final class TransactionStack {
    var frames = [TransactionFrame()]
    var turn = 0
    /// The layers that lost their superlayer in this turn.
    var detached: [WeakLayer] = []

    static let globalLock = NSRecursiveLock()

    /// Where each thread keeps its stack; a thread that ends lets go of it.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            stack.map { Unmanaged<TransactionStack>.fromOpaque($0).release() }
        }
        return key
    }()

    var innermost: TransactionFrame { frames[frames.count - 1] }

    /// The stack of the main queue, which on Linux runs now on one thread and now on another.
    nonisolated(unsafe) private static let main = TransactionStack()

    /// The main queue and each other thread have a stack of their own, as in Core Animation.
    static var current: TransactionStack {
        if MainQueue.isCurrent { return main }
        if let stack = pthread_getspecific(key) {
            return Unmanaged<TransactionStack>.fromOpaque(stack).takeUnretainedValue()
        }
        let stack = TransactionStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}

/// What one transaction holds; at its beginning, what the one around it does.
final class TransactionFrame {
    var disablesActions: Bool?
    var animationDuration: CFTimeInterval?
    /// What was set by another key.
    var values: [String: Any] = [:]
    var completion = TransactionCompletion()

    init(in outer: TransactionFrame? = nil) {
        guard let outer else { return }
        disablesActions = outer.disablesActions
        animationDuration = outer.animationDuration
        values = outer.values
    }
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
