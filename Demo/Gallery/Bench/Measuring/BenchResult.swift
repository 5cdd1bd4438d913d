import TabCache

/// What a row of a bench has measured.
struct BenchResult: Codable {
    let name: String
    let unit: BenchUnit
    let series: [BenchSeries]
    /// The ratios as they came out.
    let figures: [BenchFigure]
    let shares: [BenchShare]

    /// Sums up the samples of a row.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - samples: The samples of each of its ways, one a round.
    @MainActor
    init(of row: BenchRow, samples: [[BenchSample]]) {
        let names = row.ways.map(\.name)
        let rounds = Dictionary(uniqueKeysWithValues: zip(names, samples.map { $0.map(\.value) }))
        self.init(
            name: row.name, unit: row.unit, series: zip(names, samples).map(BenchSeries.init),
            figures: row.ratios.compactMap { BenchFigure($0, of: rounds) }, shares: row.shares)
    }

    init(
        name: String, unit: BenchUnit, series: [BenchSeries], figures: [BenchFigure], shares: [BenchShare]
    ) {
        self.name = name
        self.unit = unit
        self.series = series
        self.figures = figures
        self.shares = shares
    }

    /// Returns the measurements of a way.
    func series(of way: String) -> BenchSeries? { series.first { $0.name == way } }

    /// Returns what is left of a way without the part of UIKit, never less than nothing.
    func own(_ share: BenchShare) -> Double? {
        guard let way = series(of: share.way), let uikit = series(of: share.uikit) else { return nil }
        return max(0, way.median - uikit.median)
    }
}
