import Foundation

/// The time that a processor has worked, which other processes do not add to.
enum BenchClock {
    /// The time of the thread that asks, which is the main one.
    case mainThread
    /// The time of all threads, for what works on several.
    case process

    /// Times work that does a number of things; the sample is that of one.
    @MainActor
    func measure(_ work: @MainActor () async throws -> Void, count: Int) async rethrows -> BenchSample {
        let counter = InstructionCounter.mainThread
        ProfilerMark.begin()
        let (start, before) = (seconds, counter?.value)
        try await work()
        let (after, end) = (counter?.value, seconds)
        ProfilerMark.end()
        let instructions = before.flatMap { before in after.map { ($0 - before) / Double(count) } }
        return BenchSample(value: (end - start) / Double(count), instructions: instructions)
    }

    private var seconds: Double {
        var time = timespec()
        clock_gettime(self == .process ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
