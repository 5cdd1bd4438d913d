import TabAnimated
import UIKit

/// Starts of tables with rows that cannot be seen, which cost nothing: those of a skeleton, and those of the app.
@MainActor
struct OutOfSightRow {
    private static let few = 20
    private static let aim = 1.05

    let scale: BenchScale
    let stores: BenchStores

    var row: BenchRow {
        let memory = Producer(stores: [stores.cache(in: "out of sight")])
        let counts = [Self.few, scale.manyRows]
        return BenchRow(
            name: "start, rows out of sight",
            ways: counts.map { way(Self.skeleton($0), data: 0, rows: $0, memory) }
                + counts.map { way(Self.data($0), data: $0, rows: nil, memory) } + counts.map(uikit),
            ratios: [
                .cost(Self.skeleton(scale.manyRows), of: Self.skeleton(Self.few), atMost: Self.aim),
                .cost(Self.data(scale.manyRows), of: Self.data(Self.few), atMost: Self.aim),
            ],
            shares: counts.map { BenchShare(way: Self.data($0), uikit: Self.uikit($0)) })
    }

    private static func skeleton(_ count: Int) -> String { "a skeleton of \(count.grouped) rows" }
    private static func data(_ count: Int) -> String { "data of \(count.grouped) rows" }

    private static func uikit(_ count: Int) -> String { "UIKit alone, \(data(count))" }

    private func way(_ name: String, data: Int, rows: Int?, _ producer: Producer) -> BenchWay {
        BenchWay(name: name) {
            let stage = BenchTable(ListLook(count: data))
            let model = TableAnimated(cellClass: BenchCell.self, count: rows)
            model.producer = producer
            stage.table.tabAnimated = model
            return BenchWay.Round {
                stage.table.startTabAnimation()
                HeadlessScreen.main.turn()
            } finish: {
                stage.finish()
            }
        }
    }

    /// One view over the list, which has its rows to look after.
    private func uikit(_ count: Int) -> BenchWay {
        BenchWay(name: Self.uikit(count)) {
            let stage = BenchTable(ListLook(count: count))
            return BenchWay.Round {
                UIKitAlone.cover(stage.list, like: UIKitAlone.CoverSize())
                HeadlessScreen.main.turn()
            } finish: {
                stage.close()
            }
        }
    }
}
