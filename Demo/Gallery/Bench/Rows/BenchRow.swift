/// A row of a bench: several ways to do one thing, and how they ought to compare.
@MainActor
struct BenchRow {
    /// That a way takes at most a multiple of the time of another, or at least so many times less.
    struct Aim: Codable {
        let way: String
        let peer: String
        /// The time of the peer in times of the way.
        var atLeast: Double?
        /// The time of the way in times of the peer.
        var atMost: Double?
    }

    let name: String
    let ways: [BenchWay]
    var aims: [Aim] = []

    /// Measures all ways, in turn in every round, so that what else happens meets all of them.
    ///
    /// - Parameter rounds: The number of rounds that count; one before them does not.
    func run(rounds: Int) -> BenchResult {
        var times = ways.map { _ in [Double]() }
        for round in 0...rounds {
            for (index, way) in ways.enumerated() {
                let seconds = way.measure()
                if round > 0 { times[index].append(seconds) }
            }
        }
        return BenchResult(
            name: name, series: zip(ways, times).map { BenchSeries(name: $0.name, seconds: $1) }, aims: aims)
    }
}
