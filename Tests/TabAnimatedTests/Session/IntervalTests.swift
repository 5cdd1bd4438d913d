import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// The work that Instruments shows.
@MainActor
@Suite("Intervals", .serialized, .ownApp)
struct IntervalTests {
    /// The intervals that begin meanwhile, each indented by those that are open.
    private func intervals(during work: () -> Void) -> [String] {
        var (lines, depth) = ([String](), 0)
        SystemIntervals.watch = { name, isBegin in
            if isBegin { lines.append(String(repeating: " ", count: depth) + name) }
            depth += isBegin ? 1 : -1
        }
        defer { SystemIntervals.watch = nil }
        work()
        #expect(depth == 0)
        return lines
    }

    @Test func `a start has its plan inside, a plan what is mapped, and an end follows`() {
        let screen = Screen(makeTable(Sections([0])))
        screen.content.tabAnimated = TableAnimated(cellClass: SampleCell.self, cellHeight: 60)
        let first = intervals {
            screen.content.startTabAnimation()
            screen.content.endTabAnimation()
        }
        #expect(first == ["Start", " Plan", "  Map", "End"])
        screen.content.tabAnimated?.canLoadAgain = true
        let second = intervals { screen.content.startTabAnimation() }
        #expect(second == ["Start", " Plan"])
    }
}
