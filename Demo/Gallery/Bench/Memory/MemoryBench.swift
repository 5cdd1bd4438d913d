import TabAnimated
import UIKit

/// Measures what skeletons take up: layers, bytes of them, bytes at the peak, and bytes of what is kept.
@MainActor
struct MemoryBench {
    private typealias Way = RowsBench.Way

    /// How much of either peer ours may take, at most.
    private static let aim = 0.5

    let scale: BenchScale
    let stores: BenchStores

    var rows: [BenchRow] {
        let table = TableCovers(stores: stores)
        let tree = TreeCovers(count: scale.treeViews, stores: stores)
        let large = TreeCovers(count: scale.views.last ?? scale.treeViews, stores: stores)
        return [
            row("layers, table without data", .layers, table, Self.layers),
            row("memory, table without data", .bytes, table, Self.bytes),
            row("layers, tree of \(tree.count.grouped) views", .layers, tree, Self.layers),
            row("memory, tree of \(tree.count.grouped) views", .bytes, tree, Self.bytes),
            row("peak of memory, tree of \(large.count.grouped) views", .bytes, large, Self.peak),
        ] + RemainsRows(scale: scale, stores: stores).rows
    }

    private func row(
        _ name: String, _ unit: BenchUnit, _ covers: any Covers,
        _ measure: @escaping @MainActor (CoveredView) -> Double
    ) -> BenchRow {
        BenchRow(
            name: name, unit: unit,
            ways: covers.ways.map { way in
                BenchWay(name: way.name) {
                    let covered = way.make()
                    defer { covered.close() }
                    return measure(covered)
                }
            },
            ratios: [
                .cost(Way.memory, of: Way.skeletonView, atMost: Self.aim),
                .cost(Way.memory, of: Way.tabAnimated, atMost: Self.aim),
            ], most: 5)
    }

    // MARK: - Measures

    private static func layers(_ covered: CoveredView) -> Double {
        let before = count(covered.view.layer)
        covered.cover()
        return Double(count(covered.view.layer) - before)
    }

    private static func count(_ layer: CALayer) -> Int {
        (layer.sublayers ?? []).reduce(1) { $0 + count($1) }
    }

    private static func bytes(_ covered: CoveredView) -> Double {
        let before = HeapMeter.bytesInUse ?? 0
        covered.cover()
        return max(0, (HeapMeter.bytesInUse ?? 0) - before)
    }

    private static func peak(_ covered: CoveredView) -> Double {
        HeapMeter.peak(of: covered.cover) ?? 0
    }
}
