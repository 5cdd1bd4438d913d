import TabAnimated
import UIKit

/// Starts of a tree that is laid out by frames.
@MainActor
struct TreeStartRows {
    private typealias Way = RowsBench.Way

    /// The number of views.
    let count: Int
    let stores: BenchStores

    var row: BenchRow {
        let memory = Producer(stores: [stores.cache(in: "tree of \(count)")])
        var size = UIKitAlone.CoverSize()
        return BenchRow(
            name: "start, tree of \(count.grouped) views",
            ways: [
                ours(Way.cold, stores.cold), ours(Way.memory) { memory },
                ours(Way.shimmer, shimmers: true) { memory }, skeletonView,
            ] + tabAnimated + uikit { size },
            ratios: [
                .gain(Way.cold, over: Way.skeletonView, atLeast: 4),
                .gain(Way.memory, over: Way.skeletonView, atLeast: 8),
                .gain(Way.cold, over: Way.tabAnimated),
                .gain(Way.memory, over: Way.kept),
                .gain(Way.shimmer, over: Way.skeletonView),
                .cost(Way.cold, of: Way.uikit, atMost: 5),
                .cost(Way.memory, of: Way.uikitWarm, atMost: 2.5),
            ],
            shares: [
                BenchShare(way: Way.cold, uikit: Way.uikit),
                BenchShare(way: Way.memory, uikit: Way.uikitWarm),
            ],
            setUp: {
                let stage = tree()
                stage.cover(with: memory)
                size = UIKitAlone.CoverSize(over: stage.root)
                stage.finish()
            })
    }

    private func tree() -> BenchTree { BenchTree(count: count) }

    private func ours(
        _ name: String, shimmers: Bool = false, _ producer: @escaping @MainActor () -> Producer
    ) -> BenchWay {
        BenchWay(name: name) {
            let stage = tree()
            stage.prepare(with: producer())
            if shimmers { stage.root.tabAnimated?.animation = .shimmer() }
            return BenchWay.Round {
                stage.root.startTabAnimation()
                HeadlessScreen.main.turn()
            } finish: {
                stage.finish()
            }
        }
    }

    private var skeletonView: BenchWay {
        BenchWay(name: Way.skeletonView) {
            let (stage, way) = (tree(), SkeletonViewWay())
            return BenchWay.Round {
                way.show(stage.root)
                HeadlessScreen.main.turn()
                way.layOut()
                way.runDeferred()
            } finish: {
                way.hide()
                stage.close()
            }
        }
    }

    private var tabAnimated: [BenchWay] {
        var kept: TABAnimatedWay.Skeleton?
        func way(_ name: String, isKept: Bool) -> BenchWay {
            BenchWay(name: name) {
                let stage = tree()
                return BenchWay.Round {
                    let skeleton = isKept ? kept?.copied() : nil
                    (skeleton ?? Self.produce(stage.root)).bind(to: stage.root)
                    HeadlessScreen.main.turn()
                } finish: {
                    kept = kept ?? Self.produce(stage.root)
                    stage.close()
                }
            }
        }
        return [way(Way.tabAnimated, isKept: false), way(Way.kept, isKept: true)]
    }

    private static func produce(_ root: UIView) -> TABAnimatedWay.Skeleton {
        TABAnimatedWay.enqueue(root, hides: false)
        HeadlessScreen.main.turn()
        let skeleton = TABAnimatedWay.produce(root)
        TABAnimatedWay.reset(root)
        return skeleton
    }

    private func uikit(_ size: @escaping @MainActor () -> UIKitAlone.CoverSize) -> [BenchWay] {
        func way(_ name: String, measures: Bool) -> BenchWay {
            BenchWay(name: name) {
                let stage = tree()
                return BenchWay.Round {
                    if measures { _ = UIKitAlone.measure(stage.root) }
                    UIKitAlone.cover(stage.root, like: size())
                    HeadlessScreen.main.turn()
                } finish: {
                    stage.close()
                }
            }
        }
        return [way(Way.uikit, measures: true), way(Way.uikitWarm, measures: false)]
    }
}
