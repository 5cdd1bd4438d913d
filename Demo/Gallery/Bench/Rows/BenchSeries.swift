/// The times of a way, one a round.
struct BenchSeries: Codable {
    let name: String
    /// In seconds, in ascending order.
    let seconds: [Double]

    init(name: String, seconds: [Double]) {
        self.name = name
        self.seconds = seconds.sorted()
    }

    /// The middle of the times.
    var median: Double { quantile(0.5) }

    /// How far the middle half of the times reaches to either side, as a share of the median.
    var spread: Double { (quantile(0.75) - quantile(0.25)) / 2 / max(median, .leastNonzeroMagnitude) }

    private func quantile(_ share: Double) -> Double {
        guard let last = seconds.indices.last else { return 0 }
        return seconds[Int((Double(last) * share).rounded())]
    }
}
