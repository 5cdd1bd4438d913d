import Foundation

extension BenchResult {
    /// The row as text: the ratios first, then what was measured, then whose part it is.
    var text: String {
        let blocks = [figures.map(\.cells), [heading] + series.map(cells), shares.compactMap(cells)]
        return ([name] + blocks.filter { !$0.isEmpty }.map { TextTable($0).text.indented }).joined(
            separator: "\n")
    }

    private var countsInstructions: Bool { series.contains { $0.instructions != nil } }

    private var heading: [String] {
        ["", "median", "spread"] + (countsInstructions ? ["instructions"] : [])
    }

    private func cells(of series: BenchSeries) -> [String] {
        let instructions = series.instructions.map { String(format: "%.0f", $0) } ?? ""
        return [series.name, unit.text(of: series.median), String(format: "± %.0f %%", series.spread * 100)]
            + (countsInstructions ? [instructions] : [])
    }

    private func cells(of share: BenchShare) -> [String]? {
        guard let way = series(of: share.way), let own = own(share), way.median > 0 else { return nil }
        return [
            "of \(share.way)", "UIKit's \(unit.text(of: way.median - own))",
            "ours \(unit.text(of: own))", String(format: "%.0f %% ours", own / way.median * 100),
        ]
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }
}
