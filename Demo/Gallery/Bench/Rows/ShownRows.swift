import TabAnimated
import UIKit

/// What a list costs while it is covered: when nothing happens, when it is laid out, scrolled, turned and darkened.
///
/// The way of SkeletonView is compared where the library does something; that of TABAnimated keeps its frames and the
/// colors of its breathing covers, and lets lists scroll by themselves.
@MainActor
struct ShownRows {
    private enum Way {
        static let covered = "covered"
        static let uncovered = "uncovered"
        static let layers = "as many layers alone"
    }

    /// What happens to a list, one after the other, each up to the end of a turn.
    private typealias Steps = [@MainActor (BenchTable) -> Void]

    let scale: BenchScale
    let stores: BenchStores

    var rows: [BenchRow] {
        [
            row(
                "a turn of the run loop, nothing to do", Array(repeating: { _ in }, count: scale.steps),
                Way.layers),
            row(
                "a layout pass",
                Array(repeating: { $0.list.setNeedsLayout() }, count: scale.steps), Way.layers),
            row(
                "scrolling 4 points",
                (1...scale.steps).map { step in { $0.list.contentOffset.y = CGFloat(step) * 4 } },
                Way.uncovered),
            row(
                "a change of width",
                [660, BenchTable.size.width].map { width in { Self.widen($0, to: width) } }
            ) {
                $0.way.layOut()
            },
            row(
                "a change of appearance",
                [UIUserInterfaceStyle.dark, .light].map { style in
                    { $0.window.overrideUserInterfaceStyle = style }
                }
            ) { $0.update() },
        ]
    }

    private static func widen(_ stage: BenchTable, to width: CGFloat) {
        stage.window.frame.size.width = width
        stage.list.frame.size.width = width
    }

    /// A row of steps that ought to take hardly more than beside a peer.
    private func row(_ name: String, _ steps: Steps, _ peer: String) -> BenchRow {
        row(name, steps, [], [.cost(Way.covered, of: peer, atMost: 1.3)])
    }

    /// A row of steps to which the way of SkeletonView answers.
    private func row(
        _ name: String, _ steps: Steps, answer: @escaping @MainActor (SkeletonViewTable) -> Void
    ) -> BenchRow {
        row(
            name, steps, [skeletonView(steps, answer)],
            [.cost(Way.covered, of: Way.uncovered), .gain(Way.covered, over: RowsBench.Way.skeletonView)])
    }

    private func row(_ name: String, _ steps: Steps, _ peers: [BenchWay], _ ratios: [BenchRatio]) -> BenchRow
    {
        let memory = Producer(stores: [stores.cache(in: name)])
        return BenchRow(
            name: "while shown, \(name)",
            ways: [
                way(Way.covered, steps) { $0.cover(with: memory) },
                way(Way.uncovered, steps) { _ in },
                way(Way.layers, steps) { UIKitAlone.cover($0.list, like: Self.size(with: memory)) },
            ] + peers,
            ratios: ratios, shares: [BenchShare(way: Way.covered, uikit: Way.layers)])
    }

    private static let look = ListLook(count: 1_000)

    private func way(
        _ name: String, _ steps: Steps, _ cover: @escaping @MainActor (BenchTable) -> Void
    ) -> BenchWay {
        BenchWay(name: name, count: steps.count) {
            let stage = BenchTable(Self.look)
            cover(stage)
            HeadlessScreen.main.turn()
            return BenchWay.Round {
                for step in steps {
                    step(stage)
                    HeadlessScreen.main.turn()
                }
            } finish: {
                stage.finish()
            }
        }
    }

    private func skeletonView(
        _ steps: Steps, _ answer: @escaping @MainActor (SkeletonViewTable) -> Void
    ) -> BenchWay {
        BenchWay(name: RowsBench.Way.skeletonView, count: steps.count) {
            let stage = BenchTable(Self.look)
            let peer = stage.makeSkeletonView()
            peer.show()
            return BenchWay.Round {
                for step in steps {
                    step(stage)
                    HeadlessScreen.main.turn()
                    answer(peer)
                }
            } finish: {
                peer.hide()
                stage.close()
            }
        }
    }

    private static func size(with producer: Producer) -> UIKitAlone.CoverSize {
        let stage = BenchTable(look)
        stage.cover(with: producer)
        defer { stage.finish() }
        return UIKitAlone.CoverSize(over: stage.list)
    }
}
