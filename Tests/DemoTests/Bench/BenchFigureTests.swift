import Testing

@testable import Gallery

@Suite("The ratios of benches")
struct BenchFigureTests {
    @Test func `a gain is how many times less the way takes`() throws {
        let figure = try #require(
            BenchFigure(.gain("ours", over: "theirs"), of: ["ours": [2], "theirs": [8]]))
        #expect(figure.median == 4)
        #expect(figure.verdict == .open)
    }

    @Test func `a cost is how many times as much the way takes`() throws {
        let figure = try #require(BenchFigure(.cost("ours", of: "theirs"), of: ["ours": [3], "theirs": [2]]))
        #expect(figure.median == 1.5)
    }

    @Test func `ways are compared within each round, so that a busy moment meets both`() throws {
        let rounds = ["ours": [1.0, 10, 2, 1, 3], "theirs": [4.0, 40, 8, 5, 9]]
        let figure = try #require(BenchFigure(.gain("ours", over: "theirs"), of: rounds))
        #expect([figure.lower, figure.median, figure.upper] == [4, 4, 4])
    }

    @Test func `what is not counted is taken off the way`() throws {
        let figure = try #require(
            BenchFigure(
                .cost("ours", of: "bare", without: "UIKit"), of: ["ours": [10], "bare": [2], "UIKit": [4]]))
        #expect(figure.median == 3)
    }

    @Test func `a way that is missing or took nothing makes no figure`() {
        let rounds = ["ours": [0.0], "theirs": [8.0]]
        #expect(BenchFigure(.gain("ours", over: "theirs"), of: rounds) == nil)
        #expect(BenchFigure(.gain("theirs", over: "nothing"), of: rounds) == nil)
    }

    @Test(arguments: [(3.0, BenchFigure.Verdict.met), (5, .near), (8, .missed)])
    func `an aim is met, decided by the spread, or missed`(aim: Double, verdict: BenchFigure.Verdict) throws {
        // The quartiles are 3, 4 and 6.
        let rounds = ["ours": [1.0, 1, 1, 1, 1], "theirs": [1.0, 3, 4, 6, 9]]
        let gain = try #require(BenchFigure(.gain("ours", over: "theirs", atLeast: aim), of: rounds))
        #expect(gain.verdict == verdict)
    }

    @Test(arguments: [(2.5, BenchFigure.Verdict.met), (1.8, .near), (1.2, .missed)])
    func `a cost is at most its aim`(aim: Double, verdict: BenchFigure.Verdict) throws {
        // The quartiles are 1.5, 2 and 3.
        let rounds = ["ours": [1, 1.5, 2, 3, 9], "theirs": [1.0, 1, 1, 1, 1]]
        let cost = try #require(BenchFigure(.cost("ours", of: "theirs", atMost: aim), of: rounds))
        #expect(cost.verdict == verdict)
    }

    @Test func `a figure says how it came out, what is aimed at and what is compared`() throws {
        let rounds = ["ours": [2.0], "theirs": [3.0]]
        let gain = try #require(BenchFigure(.gain("ours", over: "theirs", atLeast: 4), of: rounds))
        #expect(gain.cells == ["missed", "1.50 x", "at least 4", "ours before theirs"])
        let cost = try #require(BenchFigure(.cost("ours", of: "theirs", atMost: 1.3), of: rounds))
        #expect(cost.cells == ["met", "0.67 x", "at most 1.3", "ours in times of theirs"])
    }
}
