/// What a row of a bench has measured.
struct BenchResult: Codable {
    let name: String
    let unit: BenchUnit
    let series: [BenchSeries]
    let ratios: [BenchRatio]
    let shares: [BenchShare]

    /// The ratios as they came out.
    var figures: [BenchFigure] { ratios.compactMap { BenchFigure($0, in: series) } }

    /// Returns the measurements of a way.
    func series(of way: String) -> BenchSeries? { series.first { $0.name == way } }

    /// Returns what is left of a way without the part of UIKit, never less than nothing.
    func own(_ share: BenchShare) -> Double? {
        guard let way = series(of: share.way), let uikit = series(of: share.uikit) else { return nil }
        return max(0, way.median - uikit.median)
    }
}
