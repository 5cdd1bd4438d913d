import TabAnimated
import UIKit

/// Maps trees of several sizes, beside a bare walk that reads every frame.
///
/// Of small trees there are as many as have a thousand views together, so that no size is measured on what the processor
/// has just seen.
@MainActor
struct MappingRows {
    /// How much more of our own a view may take than reading its frame.
    private static let aim = 12.0
    /// How much more a view of the largest tree may take than one of a hundred.
    private static let flatness = 1.2

    /// The numbers of views, in ascending order.
    let counts: [Int]

    var row: BenchRow {
        var trees: [[BenchTree]] = []
        return BenchRow(
            name: "mapping, a view of a tree",
            ways: counts.indices.flatMap { index in ways(counts[index]) { trees[index] } },
            ratios: counts.map(ratio) + flat,
            shares: counts.map { BenchShare(way: Self.mapping($0), uikit: Self.uikit($0)) },
            most: 15,
            setUp: {
                trees = counts.map { count in
                    (0..<Self.treeCount(of: count)).map { _ in BenchTree(count: count) }
                }
            },
            tearDown: {
                trees.joined().forEach { $0.close() }
                trees = []
            })
    }

    private static func treeCount(of count: Int) -> Int { max(1, 1_000 / count) }

    private static func mapping(_ count: Int) -> String { "mapping, \(count.grouped) views" }
    private static func walk(_ count: Int) -> String { "bare walk, \(count.grouped) views" }
    private static func uikit(_ count: Int) -> String { "UIKit alone, \(count.grouped) views" }

    private func ratio(_ count: Int) -> BenchRatio {
        .cost(Self.mapping(count), of: Self.walk(count), atMost: Self.aim, without: Self.uikit(count))
    }

    private var flat: [BenchRatio] {
        guard let first = counts.first(where: { $0 >= 100 }) else { return [] }
        return counts.filter { $0 > first }.map {
            .cost(Self.mapping($0), of: Self.mapping(first), atMost: Self.flatness)
        }
    }

    /// The trees stay as they are, so that every round has the same.
    private func ways(_ count: Int, of trees: @escaping @MainActor () -> [BenchTree]) -> [BenchWay] {
        func way(_ name: String, _ work: @escaping @MainActor (BenchTree) -> Void) -> BenchWay {
            BenchWay(name: name, count: count * Self.treeCount(of: count)) {
                let trees = trees()
                return BenchWay.Round { trees.forEach(work) }
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
