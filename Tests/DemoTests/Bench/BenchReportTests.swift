import Foundation
import Testing

@testable import Gallery

@Suite("The report of benches, and its check")
struct BenchReportTests {
    /// A report of one row, in which a way of one second is compared with a peer.
    private func report(theirs: Double, _ ratio: BenchRatio) -> BenchReport {
        let series = [("ours", 1), ("theirs", theirs)].map {
            BenchSeries(name: $0, samples: [BenchSample(value: $1)])
        }
        let figure = BenchFigure(ratio, of: ["ours": [1], "theirs": [theirs]])
        return BenchReport(results: [
            BenchResult(
                name: "table", unit: .seconds, series: series, figures: [figure].compactMap { $0 },
                shares: [BenchShare(way: "theirs", uikit: "ours")])
        ])
    }

    private let gain = BenchRatio.gain("ours", over: "theirs", atLeast: 4)

    @Test func `a report is the same after it was written and read`() throws {
        let report = report(theirs: 3, gain)
        let read = try JSONDecoder().decode(BenchReport.self, from: report.json())
        #expect(read.text == report.text)
        #expect(try read.json() == report.json())
    }

    @Test func `the text has the ratios first, then the figures, then whose they are`() {
        #expect(
            report(theirs: 3, gain).text == """
                table
                  missed  3.0 x  at least 4  ours before theirs
                             median  spread
                  ours    1000.0 ms   ± 0 %
                  theirs  3000.0 ms   ± 0 %
                  of theirs  UIKit's 1000.0 ms  ours 2000.0 ms  67 % ours

                0 aims met, 0 within the spread, 1 missed
                """)
    }

    @Test(arguments: [(10.0, true), (8.1, true), (7.9, false)])
    func `a ratio may fall behind by a fifth, not by more`(theirs: Double, isEnough: Bool) {
        let open = BenchRatio.gain("ours", over: "theirs")
        let check = BenchCheck(known: report(theirs: 10, open))
        let failures = check.failures(of: report(theirs: theirs, open))
        #expect(failures.isEmpty == isEnough)
        #expect(failures.allSatisfy { $0.line == "table: ours before theirs fell to 7.9 x; it was 10.0 x" })
    }

    @Test(arguments: [(10.0, true), (8.1, true), (7.9, false)])
    func `a cost may rise by as much`(theirs: Double, isEnough: Bool) {
        let cost = BenchRatio.cost("ours", of: "theirs")
        let check = BenchCheck(known: report(theirs: 10, cost))
        #expect(check.failures(of: report(theirs: theirs, cost)).isEmpty == isEnough)
    }

    @Test func `a ratio that rounds of now and of then have in common did not fall behind`() {
        let open = BenchRatio.gain("ours", over: "theirs")
        func report(_ theirs: [Double]) -> BenchReport {
            let figure = BenchFigure(open, of: ["ours": theirs.map { _ in 1 }, "theirs": theirs])
            return BenchReport(results: [
                BenchResult(
                    name: "table", unit: .seconds, series: [], figures: [figure].compactMap { $0 }, shares: []
                )
            ])
        }
        let check = BenchCheck(known: report([6, 8, 10, 12, 14]))
        #expect(check.failures(of: report([5, 6, 7, 8, 9])).isEmpty)
        #expect(check.failures(of: report([5, 6, 7, 7, 7])).map(\.row) == ["table"])
    }

    @Test func `an aim may be missed that was met, as long as its ratio does not fall behind`() {
        let check = BenchCheck(known: report(theirs: 4.1, gain))
        #expect(check.failures(of: report(theirs: 3.9, gain)).isEmpty)
        #expect(check.failures(of: report(theirs: 3, gain)).map(\.row) == ["table"])
    }

    @Test func `a part of a way may take three times as long in another process`() {
        let part = BenchRatio.cost("theirs", of: "ours", without: "ours")
        let check = BenchCheck(known: report(theirs: 2, part))
        #expect(check.failures(of: report(theirs: 4, part)).isEmpty)
        let whole = BenchRatio.cost("theirs", of: "ours")
        #expect(!BenchCheck(known: report(theirs: 2, whole)).failures(of: report(theirs: 4, whole)).isEmpty)
    }

    @Test func `rows that only one report has are not compared`() {
        let check = BenchCheck(known: BenchReport(results: []))
        #expect(check.failures(of: report(theirs: 1, gain)).isEmpty)
    }
}
