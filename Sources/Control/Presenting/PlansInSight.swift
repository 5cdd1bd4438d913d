import TabProduction
import UIKit

/// The plans of sections that load, of which those near the visible area are found.
struct PlansInSight {
    private let isHorizontal: Bool
    /// Where the sections that have an area begin and end.
    private let extents: [(index: Int, start: CGFloat, end: CGFloat)]
    /// The section that has a cover where none is in sight.
    private let standIn: Int?

    init(_ plans: [Int: SkeletonPlan], isHorizontal: Bool) {
        let shown = plans.filter { !$0.value.frame.isEmpty }
        self.isHorizontal = isHorizontal
        extents = shown.map { index, plan in
            let (start, end) = Self.extent(of: plan.frame, isHorizontal)
            return (index, start, end)
        }
        standIn = plans.keys.min()
    }

    /// Returns the indices of the sections within a page of an area, in order; of the first section if there are none.
    func indices(near area: CGRect) -> [Int] {
        let (start, end) = Self.extent(of: area, isHorizontal)
        let page = end - start
        let found = extents.filter { $0.end > start - page && $0.start < end + page }.map(\.index).sorted()
        return found.isEmpty ? [standIn].compactMap { $0 } : found
    }

    private static func extent(of frame: CGRect, _ isHorizontal: Bool) -> (start: CGFloat, end: CGFloat) {
        isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
}
