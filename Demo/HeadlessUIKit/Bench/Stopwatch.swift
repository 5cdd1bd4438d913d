import Foundation

/// Measures what one thread computes, in milliseconds, whatever else the machine does.
struct Stopwatch {
    private(set) var laps: [(name: String, milliseconds: Double)] = []

    var total: Double { laps.reduce(0) { $0 + $1.milliseconds } }

    mutating func time<Result>(_ name: String, _ work: () -> Result) -> Result {
        let start = Self.now
        let result = work()
        laps.append((name, Self.now - start))
        return result
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
