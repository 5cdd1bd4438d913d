/// Compares a report with one of before.
struct BenchCheck {
    /// How far a ratio may fall behind: by a fifth.
    static let tolerance = 0.8

    let known: BenchReport

    /// A row that fell behind, and how.
    struct Failure: Equatable {
        let row: String
        let line: String
    }

    /// Returns what fell behind: ratios by more than is tolerated, and aims that were met and are missed now.
    ///
    /// As long as the middle halves of the rounds of then and of now have something in common, chance may have decided.
    /// Rows and ratios that only one of the reports has are not compared.
    func failures(of report: BenchReport) -> [Failure] {
        report.results.flatMap { result -> [Failure] in
            guard let old = known.results.first(where: { $0.name == result.name }) else { return [] }
            return result.figures.compactMap { figure in
                line(for: figure, in: result, before: old).map { Failure(row: result.name, line: $0) }
            }
        }
    }

    private func line(for figure: BenchFigure, in result: BenchResult, before old: BenchResult) -> String? {
        guard let before = old.figures.first(where: { $0.ratio.text == figure.ratio.text }) else {
            return nil
        }
        let name = BenchReport.name(of: figure.ratio, in: result)
        let value = figure.text
        if figure.verdict == .missed, !known.misses.contains(name) {
            return "\(name) misses its aim with \(value); it was met"
        }
        let isCost = figure.ratio.isCost
        let share = isCost ? before.median / figure.median : figure.median / before.median
        let isApart = isCost ? figure.lower > before.upper : figure.upper < before.lower
        guard share < Self.tolerance, isApart else { return nil }
        return "\(name) fell to \(value); it was \(before.text)"
    }
}
