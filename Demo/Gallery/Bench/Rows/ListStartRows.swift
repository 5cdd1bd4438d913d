import TabAnimated
import UIKit

/// Starts of a list of ten rows in sight, from everywhere a skeleton can come from.
@MainActor
struct ListStartRows<Stage: ListStage> {
    /// What is aimed at, in times of SkeletonView's way, and of what UIKit needs alone.
    struct Aims {
        var cold: Double?
        var memory: Double?
        var overUIKit: (cold: Double, memory: Double)?
        /// The same for a layout that has to be asked for places, in times of one cell and the layers.
        var overCell: (cold: Double, memory: Double)?
    }

    let scale: BenchScale
    let stores: BenchStores

    var rows: [BenchRow] {
        let isTable = Stage.self is BenchTable.Type
        return [
            row(
                "without data", ListLook(),
                isTable ? Aims(cold: 12, memory: 25, overUIKit: (1.5, 2.5)) : Aims()),
            row("of 10 rows", ListLook(count: 10), isTable ? Aims(cold: 6, memory: 15) : Aims()),
            row("of \(scale.manyRows.grouped) rows", ListLook(count: scale.manyRows)),
            row("of five kinds", ListLook(hasKinds: true)),
            row("of rows as high as their texts", ListLook(isSelfSizing: true)),
        ] + (isTable ? [] : [compositional])
    }

    private var compositional: BenchRow {
        row(
            "in a compositional layout", ListLook(isCompositional: true), Aims(overCell: (1.6, 1.2)))
    }

    private func row(_ name: String, _ look: ListLook, _ aims: Aims = Aims()) -> BenchRow {
        let source = ListSource<Stage>(look: look, stores: stores)
        // SkeletonView has cells for flow layouts alone.
        let skeletonView = look.isCompositional ? [] : [skeletonView(look)]
        let ways = ours(look, source) + skeletonView + tabAnimated(look) + uikit(look, source)
        return BenchRow(
            name: "start, \(Stage.noun) \(name)",
            ways: ways,
            ratios: ratios(aims).filter { ratio in ways.contains { $0.name == ratio.peer } },
            shares: [
                BenchShare(way: RowsBench.Way.cold, uikit: RowsBench.Way.uikit),
                BenchShare(way: RowsBench.Way.memory, uikit: RowsBench.Way.uikitWarm),
            ],
            setUp: source.fill)
    }

    private func ratios(_ aims: Aims) -> [BenchRatio] {
        typealias Way = RowsBench.Way
        return [
            .gain(Way.cold, over: Way.skeletonView, atLeast: aims.cold),
            .gain(Way.memory, over: Way.skeletonView, atLeast: aims.memory),
            .gain(Way.disk, over: Way.skeletonView),
            .gain(Way.bundle, over: Way.skeletonView),
            .gain(Way.learnt, over: Way.skeletonView),
            .gain(Way.shimmer, over: Way.skeletonView),
            .cost(Way.cold, of: Way.uikit, atMost: aims.overUIKit?.cold ?? aims.overCell?.cold),
            .cost(Way.memory, of: Way.uikitWarm, atMost: aims.overUIKit?.memory),
            .gain(Way.cold, over: Way.tabAnimated, atLeast: 1),
            .gain(Way.memory, over: Way.kept, atLeast: 1),
        ] + (aims.overCell.map { [.cost(Way.memory, of: Way.uikit, atMost: $0.memory)] } ?? [])
    }

    // MARK: - Ways

    private func ours(_ look: ListLook, _ source: ListSource<Stage>) -> [BenchWay] {
        let producers: [(String, @MainActor () -> Producer)] = [
            (RowsBench.Way.cold, stores.cold), (RowsBench.Way.memory, { source.memory }),
            (RowsBench.Way.disk, { source.disk }), (RowsBench.Way.bundle, { source.bundle }),
            (RowsBench.Way.learnt, { source.memory }), (RowsBench.Way.shimmer, { source.memory }),
        ]
        return producers.map { name, producer in
            BenchWay(name: name) {
                let stage = Stage(look)
                // Rows that were there are learnt when a loading ends; all but one way start without what was learnt.
                stage.prepare(
                    with: producer(), remembers: name == RowsBench.Way.learnt,
                    shimmers: name == RowsBench.Way.shimmer)
                return BenchWay.Round {
                    stage.list.startTabAnimation()
                    HeadlessScreen.main.turn()
                } finish: {
                    stage.finish()
                }
            }
        }
    }

    private func skeletonView(_ look: ListLook) -> BenchWay {
        BenchWay(name: RowsBench.Way.skeletonView) {
            let stage = Stage(look)
            let peer = stage.skeletonView()
            return BenchWay.Round {
                peer.show()
            } finish: {
                peer.hide()
                stage.close()
            }
        }
    }

    private func tabAnimated(_ look: ListLook) -> [BenchWay] {
        var kept: [String: TABAnimatedWay.Skeleton] = [:]
        func way(_ name: String, isKept: Bool) -> BenchWay {
            BenchWay(name: name) {
                let stage = Stage(look)
                let peer = stage.tabAnimated(kept: isKept ? kept : [:])
                return BenchWay.Round {
                    peer.show()
                } finish: {
                    kept = peer.kept
                    peer.hide()
                    stage.close()
                }
            }
        }
        return [way(RowsBench.Way.tabAnimated, isKept: false), way(RowsBench.Way.kept, isKept: true)]
    }

    /// One cell of each kind and the layers, and the layers alone.
    private func uikit(_ look: ListLook, _ source: ListSource<Stage>) -> [BenchWay] {
        func way(_ name: String, makesCells: Bool) -> BenchWay {
            BenchWay(name: name) {
                let stage = Stage(look)
                return BenchWay.Round {
                    if makesCells {
                        for cell in stage.makeCells() {
                            UIKitAlone.layOut(cell, isSelfSizing: look.isSelfSizing)
                        }
                    }
                    UIKitAlone.cover(stage.list, like: source.size)
                    HeadlessScreen.main.turn()
                } finish: {
                    stage.close()
                }
            }
        }
        return [way(RowsBench.Way.uikit, makesCells: true), way(RowsBench.Way.uikitWarm, makesCells: false)]
    }
}
