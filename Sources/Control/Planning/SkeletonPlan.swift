import TabProduction
import UIKit

/// What a cover shows: its area in the coordinate space of the covered view, and the tiles in it.
struct SkeletonPlan: Equatable {
    static let empty = SkeletonPlan(frame: .zero, tiles: [])

    var frame: CGRect
    var tiles: [SkeletonTile]
}
