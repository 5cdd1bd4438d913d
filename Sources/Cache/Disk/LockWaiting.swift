import Foundation

/// How a cache waits for the lock of its folder: asleep, so that no thread of the pool is kept from other work.
struct LockWaiting: Sendable {
    /// The number of attempts to get the lock before the changes wait for the next flush.
    ///
    /// A lock is held for as long as a few small files take. One that is held for longer belongs
    /// to a process that the system has stopped, and waiting for that could take forever.
    var attempts = 1_000

    /// The time between two attempts, in seconds; also the least time between two chunks of changes.
    var interval = 0.002

    /// The time after which changes that were kept are tried again, in seconds; it doubles with each failure.
    var retryDelay = 1.0

    /// The time that ``retryDelay`` grows to, in seconds.
    var longestRetryDelay = 60.0

    /// Waits for a time in seconds; only tests put another function here.
    var sleep: @Sendable (_ seconds: Double) async -> Void = { seconds in
        // Sleeping ends early where a task is cancelled, and then there is no reason to wait.
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
    }

    /// The time to wait after a number of failures in a row, in seconds.
    func delay(afterFailures count: Int) -> Double {
        min(retryDelay * exp2(Double(count - 1)), longestRetryDelay)
    }
}
