import Foundation

/// The time that a processor has worked for the calling thread, which other processes do not add to.
enum ThreadClock {
    /// Seconds since some moment in the past.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The seconds that work takes.
    static func seconds(of work: () -> Void) -> Double {
        let start = now
        work()
        return now - start
    }
}
