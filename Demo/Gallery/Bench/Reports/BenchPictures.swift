import Foundation

/// Draws what a report says as charts.
struct BenchPictures {
    /// Which ratios a chart has.
    private struct Choice: Sendable {
        let file: String
        let title: String
        let note: String
        /// How the names of the rows begin.
        let prefixes: [String]
        var includes: @Sendable (BenchRatio) -> Bool = { _ in true }
    }

    private let report: BenchReport

    init(_ report: BenchReport) {
        self.report = report
    }

    /// The charts of which there are figures, by the names of their files.
    var charts: [String: BarChart] {
        let charts = Self.choices.map { ($0.file, chart($0)) }
        return Dictionary(uniqueKeysWithValues: charts.filter { !$0.1.groups.isEmpty })
    }

    /// Writes the charts into a folder, which is made if there is none.
    func write(to folder: String) throws {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, chart) in charts {
            try Data(chart.svg.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    private func chart(_ choice: Choice) -> BarChart {
        let rows = report.results.filter { row in choice.prefixes.contains { row.name.hasPrefix($0) } }
        let groups = rows.compactMap { row -> BarChart.Group? in
            let figures = row.figures.filter { choice.includes($0.ratio) }
            guard !figures.isEmpty else { return nil }
            return BarChart.Group(title: row.name, bars: figures.map(bar))
        }
        return BarChart(title: choice.title, note: choice.note, groups: groups)
    }

    private func bar(_ figure: BenchFigure) -> BarChart.Bar {
        BarChart.Bar(
            label: figure.ratio.isCost ? "of \(figure.ratio.peer)" : figure.ratio.way, text: figure.text,
            value: figure.median, lower: figure.lower, upper: figure.upper, aim: figure.ratio.aim,
            isEnough: figure.verdict != .missed)
    }

    private static let choices = [
        Choice(
            file: "bench-starts.svg", title: "Starts",
            note: "Times faster than SkeletonView's way; longer is better. Dashed: 1.",
            prefixes: ["start, table", "start, collection", "start, tree"],
            includes: {
                $0.peer == RowsBench.Way.skeletonView
                    && [RowsBench.Way.cold, RowsBench.Way.memory].contains($0.way)
            }),
        Choice(
            file: "bench-mapping.svg", title: "Mapping a view",
            note:
                "Our part, in times of reading its frame, or in times of a smaller tree; shorter is better.",
            prefixes: ["mapping"]),
        Choice(
            file: "bench-shown.svg", title: "While shown, and at the end",
            note: "In times of the same without a skeleton; shorter is better. Dashed: 1.",
            prefixes: ["while shown", "ending"], includes: { $0.isCost }),
        Choice(
            file: "bench-memory.svg", title: "Layers and memory",
            note: "From memory, in times of the other ways; shorter is better. Dashed: 1.",
            prefixes: ["layers", "memory", "peak"]),
        Choice(
            file: "bench-cache.svg", title: "The cache",
            note: "Times less than mapping anew; longer is better. Dashed: 1.", prefixes: ["cache"]),
    ]
}
