import UIKit

/// What covers one section of a list.
struct SectionCover {
    let plan: SkeletonPlan

    /// The room that the skeleton needs beyond the cells that the section has, along the axis of scrolling, in points.
    let room: CGFloat
}
