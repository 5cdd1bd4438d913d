import Testing

@testable import Gallery

@Suite("The statistics of benches")
struct BenchStatisticsTests {
    @Test(arguments: [
        ([5.0, 1, 2, 4, 3], 2.0, 3.0, 4.0), ([1, 2, 3, 4], 1.75, 2.5, 3.25), ([7], 7, 7, 7), ([], 0, 0, 0),
    ])
    func `quartiles lie between the figures that are next to them`(
        values: [Double], lower: Double, median: Double, upper: Double
    ) {
        let quartiles = Quartiles(of: values)
        #expect([quartiles.lower, quartiles.median, quartiles.upper] == [lower, median, upper])
    }

    @Test func `a series has the quartiles of its samples, and their spread as a share`() {
        let series = BenchSeries(name: "ours", samples: [5, 1, 2, 4, 3].map { BenchSample(value: $0) })
        #expect(series.count == 5)
        #expect([series.lower, series.median, series.upper] == [2, 3, 4])
        #expect(abs(series.spread - 1 / 3) < 1e-9)
    }

    @Test func `instructions are those of the median round, or none`() {
        let counted = [3.0, 1, 2].map { BenchSample(value: 1, instructions: $0 * 100) }
        #expect(BenchSeries(name: "ours", samples: counted).instructions == 200)
        #expect(BenchSeries(name: "ours", samples: [BenchSample(value: 1)]).instructions == nil)
    }

    @Test(arguments: [
        (BenchUnit.seconds, 12.34e-6, "12.3 µs"), (.seconds, 1_234e-6, "1234 µs"),
        (.seconds, 0.0123, "12.3 ms"),
        (.bytes, 535, "535 B"), (.bytes, 126_000, "126 kB"), (.bytes, 2_340_000, "2.3 MB"),
        (.layers, 16, "16"),
    ])
    func `figures are printed in a unit that suits them`(unit: BenchUnit, value: Double, text: String) {
        #expect(unit.text(of: value) == text)
    }

    @Test(arguments: [
        (7, "7"), (999, "999"), (1_000, "1,000"), (100_000, "100,000"), (-1_234_567, "-1,234,567"),
    ])
    func `large numbers are grouped`(number: Int, text: String) {
        #expect(number.grouped == text)
    }
}
