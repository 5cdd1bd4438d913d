import Testing
import UIKit

@testable import TabAnimated

/// Every public number, given numbers without sense.
@MainActor
@Suite("Every public number", .serialized, .ownApp)
struct PublicNumberTests {
    nonisolated static let folders = ["Cache", "Production", "Decoration", "Control"]

    @Test func `every public property and parameter that is a number has a row in the table`() throws {
        let names = Set(try PublicNumbers.names(in: Self.folders))
        let rows = Set(NumberTable.trials.keys).union(NumberTable.results)
        #expect(names.subtracting(rows).sorted() == [])
        #expect(rows.subtracting(names).sorted() == [])
    }

    @Test(arguments: try PublicNumbers.names(in: folders))
    func `no number stops the app, and none that is not finite reaches a layer`(name: String) {
        SkeletonLog.sink = { _ in }
        guard let trial = NumberTable.trials[name] else { return }
        for number in Number.all {
            let faults = trial(number)
            #expect(faults == [], "\(number)")
        }
    }
}
