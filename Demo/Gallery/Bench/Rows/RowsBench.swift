import Foundation

/// Measures skeletons of tables, collections and trees against two other ways, and what of it is UIKit's.
///
/// Times are CPU times of the main thread up to the end of the next turn of the run loop, deferred work included. The
/// peers are written in this folder and run on the same UIKit.
@MainActor
struct RowsBench {
    /// How the rows call the ways that are compared.
    enum Way {
        static let cold = "cold"
        static let memory = "from memory"
        static let disk = "from disk"
        static let bundle = "from a bundle"
        static let learnt = "from what was learnt"
        static let shimmer = "from memory, shimmering"
        static let skeletonView = "SkeletonView's way"
        static let tabAnimated = "TABAnimated's way"
        static let kept = "TABAnimated's way, kept"
        static let uikit = "UIKit alone"
        static let uikitWarm = "UIKit alone, without a cell"
    }

    let scale: BenchScale
    let stores: BenchStores
    let executable: URL?

    var rows: [BenchRow] {
        let (tables, collections) = (
            ListStartRows<BenchTable>(scale: scale, stores: stores),
            ListStartRows<BenchCollection>(scale: scale, stores: stores)
        )
        let shown = ShownRows(scale: scale, stores: stores)
        // The trees that are mapped are the largest, and last, so that no other row runs in what they leave of the memory.
        return FirstStart(stores: stores, executable: executable).rows + tables.rows + collections.rows
            + [
                TreeStartRows(count: scale.pageViews, stores: stores).row,
                TreeStartRows(count: scale.treeViews, stores: stores).row,
                OutOfSightRow(scale: scale, stores: stores).row,
            ]
            + shown.rows + EndingRows(stores: stores).rows + [
                LearningRow().row, MappingRows(counts: scale.views).row,
            ]
    }
}
