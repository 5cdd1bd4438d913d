import Foundation
import TestDevice
import Testing

@testable import Gallery

/// The sample that guesses are judged by.
@MainActor
@Suite("The sample of guesses", .serialized, .ownDevice)
struct GuessSampleTests {
    @Test func `each cell that learns something has what it learned in the stored run`() {
        let stored = LearnedWidths.stored.cells
        let cells = GuessSample().skeletons(of: .cells, learns: false)

        #expect(cells.keys.count >= 60)
        #expect(cells.keys.filter { stored[$0] == nil } == [])
    }

    @Test func `first skeletons are as near to what was learned as they were`() {
        let figures = GuessFigures(of: GuessSample(), beside: .stored)

        #expect(figures.distance(of: .cells) < 0.475, "\(figures.table)")
        #expect(figures.distance(of: .chance) < 0.18, "\(figures.table)")
        #expect(figures.distance(of: .scenes) < 0.33, "\(figures.table)")
    }

    @Test func `the distance of two skeletons is the mean of their shapes, one that is missing counts 1`() {
        var (first, learned) = (ShapeWidths(), ShapeWidths())
        first.add(["title 1", "100", "line"])
        first.add(["image 1", "40", "shape"])
        learned.add(["title 1", "\(100 * exp(0.5))", "line"])
        learned.add(["image 1", "40", "shape"])
        learned.add(["mark 1", "16", "shape"])

        #expect(abs(first.distance(from: learned) - 0.5) < 0.001)
        #expect(first.lines(beside: learned) == (1, 0))
    }

    @Test func `what was learned is the same after it was written and read`() {
        let stored = LearnedWidths.stored

        #expect(LearnedWidths(text: stored.text).cells == stored.cells)
        #expect(!stored.cells.isEmpty)
    }
}
