/// The measurements of a way, one a round, by their quartiles.
struct BenchSeries: Codable, Equatable {
    let name: String
    /// The number of rounds.
    let count: Int
    let lower: Double
    let median: Double
    let upper: Double
    /// The median of the retired instructions; `nil` where the system counts none.
    let instructions: Double?

    init(name: String, samples: [BenchSample]) {
        let quartiles = Quartiles(of: samples.map(\.value))
        let instructions = samples.compactMap(\.instructions)
        self.name = name
        count = samples.count
        (lower, median, upper) = (quartiles.lower, quartiles.median, quartiles.upper)
        self.instructions = instructions.isEmpty ? nil : Quartiles(of: instructions).median
    }

    /// How far the middle half of the measurements reaches to either side, as a share of the median.
    var spread: Double { (upper - lower) / 2 / max(median, .leastNonzeroMagnitude) }
}
