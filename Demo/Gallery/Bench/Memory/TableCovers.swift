import TabAnimated
import UIKit

/// The ways to cover a table that has no data.
@MainActor
struct TableCovers: Covers {
    private let memory: Producer

    init(stores: BenchStores) {
        memory = Producer(stores: [stores.cache(in: "memory of a table")])
    }

    var ways: [(name: String, make: @MainActor () -> CoveredView)] {
        [
            (RowsBench.Way.memory, ours),
            (RowsBench.Way.skeletonView, { peer { $0.skeletonView() } }),
            (RowsBench.Way.tabAnimated, { peer { $0.tabAnimated(kept: [:]) } }),
        ]
    }

    private func ours() -> CoveredView {
        let stage = BenchTable(ListLook())
        return CoveredView(view: stage.list, cover: { stage.cover(with: memory) }, close: stage.finish)
    }

    private func peer(_ make: (BenchTable) -> any BenchPeer) -> CoveredView {
        let stage = BenchTable(ListLook())
        let peer = make(stage)
        return CoveredView(
            view: stage.list, cover: { peer.show() },
            close: {
                peer.hide()
                stage.close()
            })
    }
}
