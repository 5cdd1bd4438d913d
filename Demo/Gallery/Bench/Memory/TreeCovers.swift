import TabAnimated
import UIKit

/// The ways to cover a tree of views.
@MainActor
struct TreeCovers: Covers {
    let count: Int
    private let memory: Producer

    init(count: Int, stores: BenchStores) {
        self.count = count
        memory = Producer(stores: [stores.cache(in: "memory of a tree of \(count)")])
    }

    var ways: [(name: String, make: @MainActor () -> CoveredView)] {
        [
            (RowsBench.Way.memory, ours), (RowsBench.Way.skeletonView, skeletonView),
            (RowsBench.Way.tabAnimated, tabAnimated),
        ]
    }

    private func ours() -> CoveredView {
        let stage = BenchTree(count: count)
        return CoveredView(view: stage.root, cover: { stage.cover(with: memory) }, close: stage.finish)
    }

    private func skeletonView() -> CoveredView {
        let (stage, way) = (BenchTree(count: count), SkeletonViewWay())
        return CoveredView(
            view: stage.root,
            cover: {
                way.show(stage.root)
                HeadlessScreen.main.turn()
                way.layOut()
                way.runDeferred()
            },
            close: {
                way.hide()
                stage.close()
            })
    }

    private func tabAnimated() -> CoveredView {
        let stage = BenchTree(count: count)
        return CoveredView(
            view: stage.root,
            cover: {
                TABAnimatedWay.enqueue(stage.root, hides: false)
                HeadlessScreen.main.turn()
                TABAnimatedWay.produce(stage.root).bind(to: stage.root)
            },
            close: stage.close)
    }
}
