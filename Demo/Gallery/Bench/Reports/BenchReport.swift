import Foundation

/// What benches have measured, as text and as JSON.
struct BenchReport: Codable {
    let results: [BenchResult]

    /// The rows one after the other, and how many aims were met.
    var text: String {
        (results.map(\.text) + [summary]).joined(separator: "\n\n")
    }

    private var summary: String {
        let verdicts = results.flatMap(\.figures).map(\.verdict)
        let count = { (verdict: BenchFigure.Verdict) in verdicts.filter { $0 == verdict }.count }
        return "\(count(.met)) aims met, \(count(.near)) within the spread, \(count(.missed)) missed"
    }

    /// The report as JSON.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
