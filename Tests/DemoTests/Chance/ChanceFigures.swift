import Foundation
import Gallery
import TabAnimatedTesting
import TabProduction
import UIKit

/// What is measured on one screen that a seed made.
@MainActor
struct ChanceFigures {
    let seed: UInt64
    let review: SkeletonReview

    /// The kinds of blocks that the screen holds.
    let kinds: [ChanceScreen.Kind]

    /// The mean distance, in points, of the bars of texts from the lines that they stand for.
    let distance: CGFloat

    /// The length of all bars as a part of that of the lines they stand for.
    let length: CGFloat

    /// The height of the skeleton as a part of that of the content.
    let height: CGFloat

    init(seed: UInt64) {
        self.seed = seed
        let conditions = ChanceScreen.Conditions(seed: seed)
        let traits = UITraitCollection(preferredContentSizeCategory: conditions.category)
        let direction: UIUserInterfaceLayoutDirection = conditions.isRightToLeft ? .rightToLeft : .leftToRight
        let empty = Self.production(seed, isLoaded: false, conditions.width, traits, direction)
        let full = Self.production(seed, isLoaded: true, conditions.width, traits, direction)
        review = SkeletonReview.verify(empty)
        kinds = ChanceScreen(seed: seed, isLoaded: true).kinds
        let places = TextPlaces(skeleton: empty, content: full)
        distance = places.meanDistance
        length = places.lengthShare
        height = empty.size.height / max(1, full.size.height)
    }

    /// The largest mean distance of a screen that is near to its content, in points.
    static let nearDistance: CGFloat = 2

    /// The largest part of its height by which a screen that is near to its content is higher or lower, 0...1.
    static let nearHeight: CGFloat = 0.1

    /// Whether the screen is as near to its content as is wanted.
    var isNear: Bool { distance <= Self.nearDistance && abs(height - 1) <= Self.nearHeight }

    private static func production(
        _ seed: UInt64, isLoaded: Bool, _ width: CGFloat, _ traits: UITraitCollection,
        _ direction: UIUserInterfaceLayoutDirection
    ) -> Production {
        let prototype = CellAnimated(className: "ChanceScreen") {
            ChanceScreen(seed: seed, isLoaded: isLoaded)
        }
        return Producer().production(
            for: ProductionRequest(
                subject: .prototype(prototype), owner: "", size: CGSize(width: width, height: 0),
                traits: traits, layoutDirection: direction))
    }
}
