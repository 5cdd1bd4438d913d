import Testing
import UIKit

@testable import TabAnimated

/// Public numbers, given numbers without sense.
@MainActor
@Suite("Public numbers", .serialized, .ownApp)
struct PublicNumberTests {
    @Test func `no number stops the app, and none that is not finite reaches a layer`() {
        SkeletonLog.sink = { _ in }
        for (name, trial) in NumberTable.trials.sorted(by: { $0.key < $1.key }) {
            for number in Number.all {
                let faults = trial(number)
                #expect(faults == [], "\(name): \(number)")
            }
        }
    }
}
