import Foundation
import Gallery
import TabAnimatedTesting
import TabProduction
import TestDevice
import Testing
import UIKit

/// `TAB_SCREENS` is the number of screens, `TAB_SCREEN_SEED` where their seeds begin.
@MainActor
@Suite("Screens made by chance", .ownDevice)
struct ChanceScreenTests {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    private static let count = number("TAB_SCREENS") ?? 40
    private static let firstSeed = number("TAB_SCREEN_SEED") ?? 20_260_101

    @Test func `skeletons break no rule, and most stand where their content will`() {
        let figures = (0..<Self.count).map { ChanceFigures(seed: Self.firstSeed &+ $0) }
        for screen in figures {
            #expect(screen.review.findings.isEmpty, "seed \(screen.seed)\n\(screen.review)")
        }
        let near = figures.filter(\.isNear).count
        let distances = figures.map(\.distance).sorted()
        print(
            "Screens by chance: \(near) of \(figures.count) near, from seed \(Self.firstSeed), which is within "
                + "\(ChanceFigures.nearDistance) pt and \(ChanceFigures.nearHeight * 100) % of the height; "
                + "median distance \(distances[distances.count / 2]) pt. "
                + "Far, of all screens with a block of the kind: \(Self.farByKind(figures)).")
        // The share of a few screens varies more than that of many.
        #expect(near * 100 >= figures.count * (figures.count < 500 ? 88 : 93))
        // Most rows are nearly as high as they will be, and none is much higher.
        let high = figures.filter { $0.height > 1.6 }
        #expect(high.isEmpty, "too high: \(high.map { ($0.seed, $0.height, $0.kinds) })")
        #expect(figures.count { abs($0.height - 1) <= 0.15 } * 10 >= figures.count * 9)
        let length = figures.map(\.length).reduce(0, +) / CGFloat(figures.count)
        #expect(length > 0.85 && length < 1.15, "bars are \(length) times as long as their lines")
    }

    /// For each kind of block, the screens that hold it and are far from their content, those with most first.
    private static func farByKind(_ figures: [ChanceFigures]) -> String {
        let counts = ChanceScreen.Kind.allCases.map { kind in
            let screens = figures.filter { $0.kinds.contains(kind) }
            return (kind, far: screens.count { !$0.isNear }, all: screens.count)
        }
        return counts.sorted { $0.far > $1.far }.map { "\($0.rawValue) \($1) of \($2)" }
            .joined(separator: ", ")
    }
}
