/// A cell, header or footer that shows a skeleton among those of the app.
@MainActor
protocol SkeletonShowing {
    var cover: CellSkeleton { get }
}
