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

    /// Returns the ratios that fell behind by more than is tolerated.
    ///
    /// As long as the middle halves of the rounds of then and of now have something in common, chance may have decided.
    /// Rows and ratios that only one of the reports has are not compared, and no part of a way in times of another: what is
    /// as small as that takes two or three times as long in one process as in another, by the memory that it was given.
    func failures(of report: BenchReport) -> [Failure] {
        report.results.flatMap { result -> [Failure] in
            guard let old = known.results.first(where: { $0.name == result.name }) else { return [] }
            return result.figures.compactMap { figure in
                line(for: figure, in: result, before: old).map { Failure(row: result.name, line: $0) }
            }
        }
    }

    private func line(for figure: BenchFigure, in result: BenchResult, before old: BenchResult) -> String? {
        guard figure.ratio.without == nil,
            let before = old.figures.first(where: { $0.ratio.text == figure.ratio.text })
        else { return nil }
        let isCost = figure.ratio.isCost
        let share = isCost ? before.median / figure.median : figure.median / before.median
        let isApart = isCost ? figure.lower > before.upper : figure.upper < before.lower
        guard share < Self.tolerance, isApart else { return nil }
        return "\(result.name): \(figure.ratio.text) fell to \(figure.text); it was \(before.text)"
    }
}
