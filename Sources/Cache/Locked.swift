import Foundation

/// A value that any thread may use, one at a time.
///
/// `@unchecked` because the compiler cannot see that `value` is touched only between `lock()` and
/// `unlock()`; `Mutex` says the same to the compiler but needs iOS 18.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs a closure with exclusive access; the closure must not call back into the same lock.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
