import TabAnimated
import UIKit

/// Maps trees of several sizes, beside a bare walk that reads every frame.
@MainActor
struct MappingRows {
    /// How much more of our own a view may take than reading its frame.
    private static let aim = 12.0
    /// How much more a view of the largest tree may take than one of a hundred.
    private static let flatness = 1.2

    /// The numbers of views, in ascending order.
    let counts: [Int]

    var row: BenchRow {
        var trees: [BenchTree] = []
        return BenchRow(
            name: "mapping, a view of a tree",
            ways: counts.indices.flatMap { index in ways(counts[index]) { trees[index] } },
            ratios: counts.flatMap(ratios) + flat,
            shares: counts.map { BenchShare(way: Self.mapping($0), uikit: Self.uikit($0)) },
            most: 15,
            setUp: { trees = counts.map(BenchTree.init) })
    }

    private static func mapping(_ count: Int) -> String { "mapping, \(count.grouped) views" }
    private static func walk(_ count: Int) -> String { "bare walk, \(count.grouped) views" }
    private static func uikit(_ count: Int) -> String { "UIKit alone, \(count.grouped) views" }

    private func ratios(_ count: Int) -> [BenchRatio] {
        [
            .cost(Self.mapping(count), of: Self.walk(count), atMost: Self.aim, without: Self.uikit(count))
        ]
    }

    private var flat: [BenchRatio] {
        guard let first = counts.first(where: { $0 >= 100 }) else { return [] }
        return counts.filter { $0 > first }.map {
            .cost(Self.mapping($0), of: Self.mapping(first), atMost: Self.flatness)
        }
    }

    /// The trees stay as they are, so that every round has the same.
    private func ways(_ count: Int, of tree: @escaping @MainActor () -> BenchTree) -> [BenchWay] {
        // What is done at once is done several times, so that the clock does not count.
        let times = max(1, 1_000 / count)
        func way(_ name: String, _ work: @escaping @MainActor (BenchTree) -> Void) -> BenchWay {
            BenchWay(name: name, count: count * times) {
                let tree = tree()
                return BenchWay.Round { for _ in 0..<times { work(tree) } }
            }
        }
        return [
            way(Self.mapping(count), Self.map), way(Self.walk(count)) { _ = $0.walk() },
            way(Self.uikit(count)) { _ = UIKitAlone.measure($0.root) },
        ]
    }

    private static func map(_ tree: BenchTree) {
        _ = Producer().production(
            for: ProductionRequest(
                subject: .view(tree.root), owner: "Bench", size: tree.root.bounds.size,
                traits: tree.root.traitCollection, layoutDirection: .leftToRight))
    }
}
