/// The middle of some figures, and where the middle half of them lies.
struct Quartiles: Equatable {
    let lower: Double
    let median: Double
    let upper: Double

    /// Looks at figures in any order; of none, all quartiles are zero.
    init(of values: [Double]) {
        let sorted = values.sorted()
        lower = Self.quantile(0.25, of: sorted)
        median = Self.quantile(0.5, of: sorted)
        upper = Self.quantile(0.75, of: sorted)
    }

    /// What lies between two figures counts by how near it is to each.
    private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.indices.last else { return 0 }
        let place = Double(last) * share
        let index = Int(place)
        let next = min(index + 1, last)
        return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
    }
}
