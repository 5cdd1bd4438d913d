import TabAnimated
import UIKit

/// What a list costs while it is covered: when nothing happens, when it is laid out, scrolled, turned and darkened.
@MainActor
struct ShownRows {
    private enum Way {
        static let covered = "covered"
        static let uncovered = "uncovered"
        static let layers = "under as many layers"
    }

    let scale: BenchScale
    let stores: BenchStores

    var rows: [BenchRow] {
        [
            row("a turn of the run loop, nothing to do", aim: 1.3, peer: Way.layers) { _ in
                for _ in 0..<100 { HeadlessScreen.main.turn() }
            },
            row("a layout pass", aim: 1.3, peer: Way.layers) { stage in
                for _ in 0..<100 {
                    stage.list.setNeedsLayout()
                    HeadlessScreen.main.turn()
                }
            },
            row("scrolling 4 points", aim: 1.3, peer: Way.uncovered) { stage in
                for step in 1...100 {
                    stage.list.contentOffset.y = CGFloat(step) * 4
                    HeadlessScreen.main.turn()
                }
            },
            row("a change of width", count: 2) { stage in
                for width in [660, BenchTable.size.width] {
                    stage.window.frame.size.width = width
                    stage.list.frame.size.width = width
                    HeadlessScreen.main.turn()
                }
            },
            row("a change of appearance", count: 2) { stage in
                for style in [UIUserInterfaceStyle.dark, .light] {
                    stage.window.overrideUserInterfaceStyle = style
                    HeadlessScreen.main.turn()
                }
            },
        ]
    }

    private func row(
        _ name: String, aim: Double? = nil, peer: String = Way.uncovered, count: Int = 100,
        _ work: @escaping @MainActor (BenchTable) -> Void
    ) -> BenchRow {
        let memory = Producer(stores: [stores.cache(in: name)])
        let look = ListLook(count: 1_000)
        func way(_ name: String, _ cover: @escaping @MainActor (BenchTable) -> Void) -> BenchWay {
            BenchWay(name: name, count: count) {
                let stage = BenchTable(look)
                cover(stage)
                HeadlessScreen.main.turn()
                return BenchWay.Round {
                    work(stage)
                } finish: {
                    stage.finish()
                }
            }
        }
        return BenchRow(
            name: "while shown, \(name)",
            ways: [
                way(Way.covered) { $0.cover(with: memory) }, way(Way.uncovered) { _ in },
                way(Way.layers) { stage in
                    UIKitAlone.cover(stage.list, like: size(of: look, memory))
                },
            ],
            ratios: [.cost(Way.covered, of: peer, atMost: aim)],
            shares: [BenchShare(way: Way.covered, uikit: Way.layers)])
    }

    private func size(of look: ListLook, _ producer: Producer) -> UIKitAlone.CoverSize {
        let stage = BenchTable(look)
        stage.cover(with: producer)
        defer { stage.finish() }
        return UIKitAlone.CoverSize(over: stage.list)
    }
}
