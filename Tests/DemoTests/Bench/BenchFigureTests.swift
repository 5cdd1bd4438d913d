import Testing

@testable import Gallery

@Suite("The ratios of benches")
struct BenchFigureTests {
    private func series(_ name: String, _ values: Double...) -> BenchSeries {
        BenchSeries(name: name, samples: values.map { BenchSample(value: $0) })
    }

    @Test func `a gain is how many times less the way takes`() throws {
        let figure = try #require(
            BenchFigure(.gain("ours", over: "theirs"), in: [series("ours", 2), series("theirs", 8)]))
        #expect(figure.value == 4)
        #expect(figure.verdict == .open)
    }

    @Test func `a cost is how many times as much the way takes`() throws {
        let figure = try #require(
            BenchFigure(.cost("ours", of: "theirs"), in: [series("ours", 3), series("theirs", 2)]))
        #expect(figure.value == 1.5)
    }

    @Test func `what is not counted is taken off the way`() throws {
        let figure = try #require(
            BenchFigure(
                .cost("ours", of: "bare", without: "UIKit"),
                in: [series("ours", 10), series("bare", 2), series("UIKit", 4)]))
        #expect(figure.value == 3)
    }

    @Test func `a way that is missing or took nothing makes no figure`() {
        let known = [series("ours", 0), series("theirs", 8)]
        #expect(BenchFigure(.gain("ours", over: "theirs"), in: known) == nil)
        #expect(BenchFigure(.gain("theirs", over: "nothing"), in: known) == nil)
    }

    @Test(arguments: [(3.0, BenchFigure.Verdict.met), (5, .near), (8, .missed)])
    func `an aim is met, decided by the spread, or missed`(aim: Double, verdict: BenchFigure.Verdict) throws {
        // The median is 4; at best it is 8 : 1.5.
        let known = [series("ours", 1, 2, 3), series("theirs", 8, 8, 8)]
        let gain = try #require(BenchFigure(.gain("ours", over: "theirs", atLeast: aim), in: known))
        #expect(gain.verdict == verdict)
    }

    @Test(arguments: [(2.5, BenchFigure.Verdict.met), (1.8, .near), (1.2, .missed)])
    func `a cost is at most its aim`(aim: Double, verdict: BenchFigure.Verdict) throws {
        let known = [series("ours", 3, 4, 5), series("theirs", 2, 2, 2)]
        let cost = try #require(BenchFigure(.cost("ours", of: "theirs", atMost: aim), in: known))
        #expect(cost.verdict == verdict)
    }

    @Test func `a figure says how it came out, what is aimed at and what is compared`() throws {
        let known = [series("ours", 2), series("theirs", 3)]
        let gain = try #require(BenchFigure(.gain("ours", over: "theirs", atLeast: 4), in: known))
        #expect(gain.cells == ["missed", "1.50 x", "at least 4", "ours before theirs"])
        let cost = try #require(BenchFigure(.cost("ours", of: "theirs", atMost: 1.3), in: known))
        #expect(cost.cells == ["met", "0.67 x", "at most 1.3", "ours in times of theirs"])
    }
}
