import TabAnimated
import UIKit

/// Ends of loading: ten rows arrive, are shown, and the skeleton goes.
@MainActor
struct EndingRows {
    let stores: BenchStores

    var rows: [BenchRow] { [row(BenchTable.self), row(BenchCollection.self)] }

    private func row<Stage: ListStage>(_ type: Stage.Type) -> BenchRow {
        let memory = Producer(stores: [stores.cache(in: "ending")])
        return BenchRow(
            name: "ending, \(Stage.noun), ten rows arrive",
            ways: [
                BenchWay(name: "ours") {
                    let stage = Stage(ListLook())
                    stage.cover(with: memory, remembers: true)
                    return round(stage) {
                        stage.reloadData()
                        stage.list.endTabAnimation()
                        HeadlessScreen.main.turn()
                    }
                },
                peer(RowsBench.Way.skeletonView) { (stage: Stage) in stage.skeletonView() },
                peer(RowsBench.Way.tabAnimated) { (stage: Stage) in stage.tabAnimated(kept: [:]) },
                BenchWay(name: "the rows alone") {
                    let stage = Stage(ListLook())
                    return round(stage) {
                        stage.reloadData()
                        HeadlessScreen.main.turn()
                    }
                },
            ],
            ratios: [
                .cost("ours", of: "the rows alone", atMost: 1.3),
                .gain("ours", over: RowsBench.Way.skeletonView),
                .gain("ours", over: RowsBench.Way.tabAnimated),
            ],
            shares: [BenchShare(way: "ours", uikit: "the rows alone")])
    }

    private func peer<Stage: ListStage>(
        _ name: String, _ make: @escaping @MainActor (Stage) -> any BenchPeer
    ) -> BenchWay {
        BenchWay(name: name) {
            let stage = Stage(ListLook())
            let peer = make(stage)
            peer.show()
            return round(stage) { peer.hide() }
        }
    }

    private func round<Stage: ListStage>(_ stage: Stage, _ end: @escaping @MainActor () -> Void)
        -> BenchWay.Round
    {
        BenchWay.Round {
            stage.count = ListLook.rowsInSight
            end()
        } finish: {
            stage.close()
        }
    }
}
