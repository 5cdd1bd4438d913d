import Foundation
import TestDevice
import Testing

@testable import Gallery

@MainActor
@Suite("The bench of rows", .serialized, .ownDevice)
struct RowsBenchTests {
    private func report(_ seconds: [String: Double]) -> RowsBenchReport {
        RowsBenchReport(results: [
            BenchResult(
                name: "table", series: seconds.map { BenchSeries(name: $0.key, seconds: [$0.value]) },
                aims: [BenchRow.Aim(way: "ours", peer: "theirs", atLeast: 4)])
        ])
    }

    @Test func `the words of the command line ask for it`() throws {
        var options = RowsBenchOptions()
        options.isQuick = true
        options.word = "tree"
        #expect(
            try Command(arguments: ["bench", "rows", "--quick", "--only", "tree"], scenes: [])
                == .benchRows(options))
        #expect(throws: Command.UsageError(description: "bench rows knows no --fast.")) {
            try Command(arguments: ["bench", "rows", "--fast"], scenes: [])
        }
    }

    @Test func `every row is measured, in every way, and says what is aimed at`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var text = ""
        let program = DemoProgram(
            directory: FileManager.default.temporaryDirectory, print: { text += $0 },
            printError: { text += $0 })

        #expect(await program.run(["bench", "rows", "--quick", "--json", file.path]) == 0)

        let report = try JSONDecoder().decode(RowsBenchReport.self, from: Data(contentsOf: file))
        #expect(report.results.count == 6)
        #expect(report.results.allSatisfy { $0.series.allSatisfy { $0.median > 0 && $0.seconds.count == 2 } })
        #expect(report.results[0].verdicts.count == 4)
        #expect(text.contains("aim 12 x, cold : SkeletonView's way"))
    }

    @Test func `the middle of the times counts, and how far half of them reach`() {
        let series = BenchSeries(name: "ours", seconds: [5, 1, 2, 4, 3])
        #expect(series.median == 3)
        #expect(abs(series.spread - 1 / 3) < 0.001)
    }

    @Test func `a ratio may fall behind by a fifth, not by more`() {
        let known = report(["ours": 1, "theirs": 10])
        #expect(report(["ours": 1, "theirs": 8.1]).fallen(behind: known).isEmpty)
        #expect(
            report(["ours": 1, "theirs": 7]).fallen(behind: known) == [
                "table: ours : theirs fell to 7.00 x, it was 10.00 x"
            ])
    }

    @Test(arguments: [(3.9, false), (4.1, true)])
    func `an aim is met or missed`(peer: Double, isMet: Bool) {
        #expect(report(["ours": 1, "theirs": peer]).results[0].verdicts.map(\.isMet) == [isMet])
    }
}
