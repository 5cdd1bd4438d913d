import TabProduction
import UIKit

/// What a cover shows: its area in the coordinate space of the covered view, and the tiles in it.
struct SkeletonPlan: Equatable {
    var frame: CGRect
    var tiles: [SkeletonTile]
}
