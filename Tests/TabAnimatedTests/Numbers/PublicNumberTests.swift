import Testing
import UIKit

@testable import TabAnimated

/// Every public number, given numbers without sense.
@MainActor
@Suite("Every public number", .serialized, .ownApp)
struct PublicNumberTests {
    @Test(arguments: NumberTable.trials.keys.sorted())
    func `no number stops the app, and none that is not finite reaches a layer`(name: String) {
        SkeletonLog.sink = { _ in }
        guard let trial = NumberTable.trials[name] else { return }
        for number in Number.all {
            let faults = trial(number)
            #expect(faults == [], "\(number)")
        }
    }
}
