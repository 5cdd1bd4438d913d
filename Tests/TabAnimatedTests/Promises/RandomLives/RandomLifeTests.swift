import Foundation
import TabAnimated
import Testing
import UIKit

/// Whatever happens to a list in whatever order, nothing stops, and the app gets everything back.
@MainActor
@Suite("Random lives", .serialized, .ownApp)
struct RandomLifeTests {
    /// The number of lives of each kind; `TAB_LIVES` makes it another one.
    private static var count: Int {
        ProcessInfo.processInfo.environment["TAB_LIVES"].flatMap(Int.init) ?? 4
    }

    /// A test that fails prints its seed; `TAB_SEED` runs that life alone.
    private static var seeds: Range<Int> {
        let seed = ProcessInfo.processInfo.environment["TAB_SEED"].flatMap(Int.init)
        return seed.map { $0..<$0 + 1 } ?? 0..<count
    }

    @Test(arguments: LifeKind.allCases)
    func `sixty random events leave nothing behind`(kind: LifeKind) {
        SkeletonLog.sink = { _ in }
        for seed in Self.seeds {
            var reasons: [String] = []
            HeadlessException.handler = { reasons.append($0) }
            let life = RandomLife(seed: seed, kind: kind)
            let faults = life.run() + reasons
            #expect(faults.isEmpty, "seed \(seed): \(faults) after \(life.history.joined(separator: " "))")
            if !faults.isEmpty { return }
        }
    }
}
