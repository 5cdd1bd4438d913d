import Foundation

/// What the bench of rows has measured, as text and as JSON, beside what was measured before.
struct RowsBenchReport: Codable {
    /// How far a ratio may fall behind one that was measured before: by a fifth.
    static let tolerance = 0.8

    let results: [BenchResult]

    /// The rows, one after the other.
    var text: String { results.map(\.text).joined(separator: "\n\n") }

    /// The report as JSON.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }

    /// Returns a line for each ratio that fell behind another report by more than is tolerated.
    func fallen(behind before: RowsBenchReport) -> [String] {
        results.flatMap { result -> [String] in
            guard let old = before.results.first(where: { $0.name == result.name }) else { return [] }
            return result.aims.compactMap { aim in
                guard let ratio = result.ratio(of: aim), let known = old.ratio(of: aim),
                    ratio < known * Self.tolerance
                else { return nil }
                let figures = String(format: "%.2f x, it was %.2f x", ratio, known)
                return "\(result.name): \(aim.way) : \(aim.peer) fell to \(figures)"
            }
        }
    }
}
