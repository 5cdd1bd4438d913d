import TabProduction
import UIKit

/// What a cover shows: its area in the coordinate space of the covered view, and the tiles in it.
struct SkeletonPlan: Equatable {
    static let empty = SkeletonPlan(frame: .zero, tiles: [])

    var frame: CGRect
    var tiles: [SkeletonTile]

    /// What is behind the tiles, where the list draws it by itself; `nil` is what is behind the cover.
    var background: UIColor?

    /// The tiles that go on where no more are made; `nil` if all are made.
    var repetition: SkeletonRepetition?

    /// Returns the plan of a list that has no size yet: a cover that grows with the list and shows nothing until then.
    @MainActor
    static func unfilled(in list: UIScrollView, from anchor: CGPoint?) -> SkeletonPlan {
        SkeletonPlan(frame: ListViewport(of: list, from: anchor).covered, tiles: [])
    }
}
