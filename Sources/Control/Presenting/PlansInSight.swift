import TabProduction
import UIKit

/// The plans of sections that load, of which those near the visible area are found without a look at all.
struct PlansInSight {
    private let isHorizontal: Bool
    /// The indices of the sections that have an area.
    private let indices: [Int]
    private let extents: Stretches
    /// The section that has a cover where none is in sight.
    private let standIn: Int?

    init(_ plans: [Int: SkeletonPlan], isHorizontal: Bool) {
        let shown = plans.filter { !$0.value.frame.isEmpty }
        self.isHorizontal = isHorizontal
        indices = Array(shown.keys)
        extents = Stretches(shown.values.map { Self.extent(of: $0.frame, isHorizontal) })
        standIn = plans.keys.min()
    }

    /// Returns the indices of the sections within a page of an area, in order; of the first section if there are none.
    func indices(near area: CGRect) -> [Int] {
        let (start, end) = Self.extent(of: area, isHorizontal)
        let page = end - start
        let found = extents.positions(from: start - page, to: end + page).map { indices[$0] }.sorted()
        return found.isEmpty ? [standIn].compactMap { $0 } : found
    }

    private static func extent(of frame: CGRect, _ isHorizontal: Bool) -> (start: CGFloat, end: CGFloat) {
        isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
}
