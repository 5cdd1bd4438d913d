import TabProduction
import UIKit

/// The content of a cover: its area in the coordinate space of the covered view, and its tiles.
struct SkeletonPlan: Equatable {
    static let empty = SkeletonPlan(frame: .zero, tiles: [])

    var frame: CGRect
    var tiles: [SkeletonTile]

    /// The color behind the tiles, where the list draws one; `nil` shows what is behind the cover.
    var background: UIColor?

    /// The repetition of the tiles; `nil` if the plan has all of them.
    var repetition: SkeletonRepetition?

    /// Returns the plan without the strip at the end of the list in which an index stands.
    @MainActor
    func leavingIndex(of list: some DecoratedList) -> SkeletonPlan {
        let width = min(list.indexWidth, frame.width)
        guard width > 0 else { return self }
        var plan = self
        plan.frame.size.width -= width
        guard list.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return plan }
        plan.frame.origin.x += width
        for index in tiles.indices { plan.tiles[index].origin.x -= width }
        return plan
    }

    /// Returns the empty plan of a list without a size, whose cover grows with the list.
    @MainActor
    static func unfilled(in list: UIScrollView, from anchor: CGPoint?) -> SkeletonPlan {
        SkeletonPlan(frame: ListViewport(of: list, from: anchor).covered, tiles: [])
    }
}

/// Equal rows of a cover that move along while its list scrolls, in place of more rows.
struct SkeletonRepetition: Equatable {
    /// The height of a row, in points.
    let period: CGFloat
    /// The end of the rows that exist, from the top of the cover.
    var end: CGFloat
    /// The end of the last row, had all been made.
    var limit: CGFloat

    /// Returns the distance that moves the rows down to fill the cover to a bottom; `nil` beyond the last row.
    func shift(toShow bottom: CGFloat) -> CGFloat? {
        guard bottom <= max(limit, end) else { return nil }
        return bottom > end ? ((bottom - end) / period).rounded(.up) * period : 0
    }
}
