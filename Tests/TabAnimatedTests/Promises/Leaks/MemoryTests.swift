import Foundation
import TabProduction
import Testing
import UIKit

@testable import TabAnimated

/// Resident memory over many starts. What other tests allocate counts as well, so the suite runs alone:
/// `TAB_STARTS=10000 swift test --filter MemoryTests`.
@MainActor
@Suite("Memory over many starts", .serialized, .ownApp, .enabled(if: starts > 0))
struct MemoryTests {
    @Test func `many starts and ends of each kind grow memory by less than a megabyte in all`() async throws {
        // What is made once, such as tables of fonts, is there afterwards.
        for way in SkeletonWay.all { await run(way, times: 50) }
        var sizes = [try residentBytes()]
        for way in SkeletonWay.kinds {
            await run(way, times: starts)
            sizes.append(try residentBytes())
        }
        let growth = zip(SkeletonWay.kinds, zip(sizes, sizes.dropFirst())).map { way, sizes in
            "\(way.testDescription): \((sizes.1 - sizes.0) / 1_024) kB"
        }
        #expect(sizes[sizes.count - 1] - sizes[0] < 1 << 20, "\(growth.joined(separator: "\n"))")
    }

    private func run(_ way: SkeletonWay, times: Int) async {
        for _ in 0..<times {
            scope { way.run(LeakWatch(counts: false)) }
            HeadlessScreen.main.reset()
            // A view that goes leaves a task that looks for its model in the next turn, and in the one after.
            await HeadlessScreen.main.runTasks(turns: 2)
            // What an app keeps when it goes to the background is done before it goes there again.
            await Stores.library.work?.value
        }
    }

    /// The resident memory of this process.
    private func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(pages[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}

/// The number of starts of each kind; none, unless the environment names one.
private let starts = ProcessInfo.processInfo.environment["TAB_STARTS"].flatMap { Int($0) } ?? 0
