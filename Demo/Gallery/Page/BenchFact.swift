import Foundation

/// A figure of the bench that the page opens with.
struct BenchFact {
    let figure: String
    let meaning: String

    /// The facts that the figures of the last release carry; none where they are not at hand.
    static let all: [BenchFact] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../\(BenchOptions.released)").standardizedFileURL
        guard let data = try? Data(contentsOf: file),
            let report = try? JSONDecoder().decode(Report.self, from: data)
        else { return [] }
        return report.facts
    }()

    private struct Report: Decodable {
        let results: [BenchResult]

        private func result(_ name: String) -> BenchResult? { results.first { $0.name == name } }

        var facts: [BenchFact] {
            let table = result("start, table of 10 rows")
            let blank = result("start, table without data")
            let time = table?.series(of: "from memory").map { String(format: "%.1f ms", $0.median * 1_000) }
            let ratio = blank?.figures.first {
                $0.ratio.way == "from memory" && $0.ratio.peer == "SkeletonView's way"
            }
            let rows = result("start, rows out of sight")?.figures.first {
                $0.ratio.way == "data of 100,000 rows"
            }
            return [
                time.map { BenchFact(figure: $0, meaning: "of the processor to cover a table of ten rows") },
                ratio.map {
                    BenchFact(
                        figure: String(format: "%.0f×", $0.median),
                        meaning: "as fast for an empty table as SkeletonView’s way, which the bench rebuilds")
                },
                rows.map {
                    BenchFact(
                        figure: String(format: "%.2f×", $0.median),
                        meaning: "as long for a table of 100,000 rows as for one of 20")
                },
            ].compactMap(\.self)
        }
    }
}
