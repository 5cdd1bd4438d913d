/// One way to do what a row of a bench is about.
@MainActor
struct BenchWay {
    /// A single measurement of time: what is timed, and what is cleared away afterwards.
    struct Round {
        let work: @MainActor () async throws -> Void
        var finish: @MainActor () async throws -> Void = {}
    }

    let name: String

    /// Measures the way once.
    let measure: @MainActor () async throws -> BenchSample

    /// Creates a way that takes time.
    ///
    /// - Parameters:
    ///   - name: The name of the way.
    ///   - clock: What is timed.
    ///   - count: The number of things that a round does; the time is that of one.
    ///   - prepare: Makes everything that a round needs and that is not timed.
    init(
        name: String, clock: BenchClock = .mainThread, count: Int = 1,
        prepare: @escaping @MainActor () async throws -> Round
    ) {
        self.name = name
        measure = {
            let round = try await prepare()
            let sample = try await clock.measure(round.work, count: count)
            try await round.finish()
            return sample
        }
    }

    /// Creates a way that measures itself, as another process does.
    init(name: String, sample: @escaping @MainActor () async throws -> BenchSample) {
        self.name = name
        measure = sample
    }

    /// Creates a way that has a size.
    init(name: String, size: @escaping @MainActor () async throws -> Double) {
        self.init(name: name, sample: { BenchSample(value: try await size()) })
    }
}
