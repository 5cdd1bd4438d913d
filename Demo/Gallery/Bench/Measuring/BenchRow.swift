/// A row of a bench: several ways to do one thing, and how they ought to compare.
@MainActor
struct BenchRow {
    let name: String
    var unit = BenchUnit.seconds
    let ways: [BenchWay]
    var ratios: [BenchRatio] = []
    var shares: [BenchShare] = []

    /// The number of rounds at most; few for what takes long or never varies.
    var most = Int.max

    /// Makes what all rounds need.
    var setUp: @MainActor () async throws -> Void = {}

    /// Lets go of it, so that the rows after this one are measured as if they were alone.
    var tearDown: @MainActor () -> Void = {}

    /// Measures all ways once in every round, so that what else happens meets all of them, and each time in another order,
    /// so that none has always the same before it.
    ///
    /// - Parameters:
    ///   - rounds: The number of rounds that count.
    ///   - rehearses: Whether one before them does not.
    func run(rounds: Int, rehearses: Bool = true) async throws -> BenchResult {
        precondition(namesKnownWays, "a ratio or a share names a way that \(name) does not have")
        try await setUp()
        var samples = ways.map { _ in [BenchSample]() }
        for round in (rehearses ? 0 : 1)...min(rounds, most) {
            // Ways may need what others made in the first round, which goes through them as they are. So does the next,
            // so that a profiler with one round knows which way is which.
            for index in round < 2 ? Array(ways.indices) : ways.indices.shuffled() {
                let sample = try await ways[index].measure()
                if round > 0 { samples[index].append(sample) }
            }
        }
        tearDown()
        return BenchResult(of: self, samples: samples)
    }

    private var namesKnownWays: Bool {
        let named =
            ratios.flatMap { [$0.way, $0.peer, $0.without ?? $0.way] }
            + shares.flatMap { [$0.way, $0.uikit] }
        return Set(ways.map(\.name)).isSuperset(of: named)
    }
}
