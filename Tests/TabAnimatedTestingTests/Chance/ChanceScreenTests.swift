import Foundation
import TabAnimatedTesting
import TabProduction
import Testing
import UIKit

/// `TAB_SCREENS` is the number of screens, `TAB_SCREEN_SEED` where their seeds begin.
@MainActor
@Suite("Screens made by chance")
struct ChanceScreenTests {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    private static let count = number("TAB_SCREENS") ?? 60
    private static let firstSeed = number("TAB_SCREEN_SEED") ?? 20_260_101

    @Test func `skeletons break no rule, and most stand where their content will`() {
        let figures = (0..<Self.count).map { ChanceFigures(seed: Self.firstSeed &+ $0) }
        for screen in figures {
            #expect(screen.review.findings.isEmpty, "seed \(screen.seed)\n\(screen.review)")
        }
        let near = figures.filter(\.isNear).count
        let distances = figures.map(\.distance).sorted()
        let far = figures.filter { !$0.isNear }.map { "\($0.seed): \($0.distance) pt, \($0.height)" }
        print(
            "Screens by chance: \(near) of \(figures.count) near, from seed \(Self.firstSeed); "
                + "median distance \(distances[distances.count / 2]) pt. Far: \(far.prefix(12))")
        #expect(near * 100 >= figures.count * 50)
    }
}
