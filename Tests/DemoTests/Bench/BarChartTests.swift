import Foundation
import TestDevice
import Testing

@testable import Gallery

@MainActor
@Suite("The charts of benches", .ownDevice)
struct BarChartTests {
    private func figure(_ ratio: BenchRatio, _ values: [Double]) throws -> BenchFigure {
        try #require(BenchFigure(ratio, of: ["ours": values, "theirs": values.map { _ in 1 }]))
    }

    @Test func `bars have their figures, the middle half of them, and what is aimed at`() throws {
        let chart = BarChart(
            title: "Starts & ends", note: "In times of <the others>.",
            groups: [
                BarChart.Group(
                    title: "table",
                    bars: [
                        .init(
                            label: "cold", text: "3.7 x", value: 3.7, lower: 3.5, upper: 4, aim: 12,
                            isEnough: false),
                        .init(label: "from memory", text: "14 x", value: 14, lower: 12, upper: 15, aim: 13),
                    ]),
                BarChart.Group(
                    title: "tree",
                    bars: [.init(label: "cold", text: "0.9 x", value: 0.9, lower: 0.8, upper: 1)]),
            ])
        try expectGolden(chart.svg, named: "bench-chart.svg")
    }

    @Test func `a chart without figures is still a picture`() {
        let svg = BarChart(title: "Nothing", note: "", groups: []).svg
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    }

    @Test func `a report makes the charts of which it has figures`() throws {
        let ratio = BenchRatio.cost("ours", of: "theirs", atMost: 1.3)
        let report = BenchReport(results: [
            BenchResult(
                name: "while shown, scrolling", unit: .seconds, series: [], figures: [try figure(ratio, [2])],
                shares: [])
        ])
        let charts = BenchPictures(report).charts
        #expect(charts.keys.sorted() == ["bench-shown.svg"])
        let bar = try #require(charts["bench-shown.svg"]?.groups.first?.bars.first)
        #expect(bar.label == "of theirs")
        #expect(bar.text == "2.0 x")
        #expect(bar.aim == 1.3)
        #expect(!bar.isEnough)
    }

    @Test func `the charts are written into a folder that need not be there`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = BenchReport(results: [
            BenchResult(
                name: "cache, launch", unit: .seconds, series: [],
                figures: [try figure(.gain("ours", over: "theirs"), [0.5])], shares: [])
        ])
        try BenchPictures(report).write(to: folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["bench-cache.svg"])
    }
}
