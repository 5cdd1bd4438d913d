import UIKit

/// A planner of the skeletons of single sections of a list.
@MainActor
protocol SectionPlanning: SkeletonPlanning where Model: FormAnimated, Host: SkeletonHostList {
    /// Returns the covers of parts of the list: where it has them, or after its content.
    ///
    /// - Parameters:
    ///   - positions: The indices of the sections in the list, by their indices in the model.
    ///   - empty: The indices of sections that had no cells when they began to load. They keep their planned length, while
    ///     other sections without a count keep their own.
    func covers(of parts: ListParts, at positions: [Int: Int], empty: Set<Int>) -> [Int: SectionCover]
}

/// The cover of one section of a list.
struct SectionCover {
    let plan: SkeletonPlan

    /// The room that the skeleton needs beyond the section's own cells, along the axis of scrolling, in points.
    let room: CGFloat
}
