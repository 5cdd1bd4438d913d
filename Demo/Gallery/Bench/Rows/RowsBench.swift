import Foundation
import TabAnimated
import TabCache
import UIKit

/// Measures skeletons of tables and trees against two other ways to make them, all in the same run.
///
/// Times are CPU times of the main thread up to the end of the first turn of the run loop, deferred work included; each
/// round measures every way once. The peers are written in this folder and run on the same UIKit.
@MainActor
struct RowsBench {
    /// The number of rounds that count.
    var rounds = 25

    /// The number of views in the tree.
    var viewCount = 1_000

    let directory: URL

    /// Takes so few rounds and views that it is done at once, and its figures mean little.
    mutating func beQuick() {
        rounds = 2
        viewCount = 100
    }

    /// Measures all rows, or those with a word in their names.
    func run(only word: String? = nil) -> [BenchResult] {
        SkeletonConfiguration.shared = SkeletonConfiguration()
        SkeletonConfiguration.shared.animation = .pulse
        SkeletonConfiguration.delaying = HeadlessTime()
        defer { SkeletonConfiguration.shared = SkeletonConfiguration() }
        return rows.filter { word.map($0.name.contains) ?? true }.map {
            HeadlessScreen.main.reset()
            return $0.run(rounds: rounds)
        }
    }

    private var rows: [BenchRow] {
        [
            table("table without data, 10 rows in sight", count: 0, cold: 12, kept: 25),
            table("table of 10 rows", count: 10, cold: 6, kept: 15),
            tree, mapping, counts, scrolling,
        ]
    }

    /// A cache in a folder of its own, which has nothing yet.
    func cache() -> FrequencyCache<Production> {
        var configuration = CacheConfiguration()
        configuration.directory = directory.appendingPathComponent(UUID().uuidString)
        return FrequencyCache(configuration: configuration)
    }
}

// MARK: - Tables

extension RowsBench {
    private func table(_ name: String, count: Int, cold: Double, kept: Double) -> BenchRow {
        let warm = Producer(stores: [cache()])
        var skeleton: TABAnimatedWay.Skeleton?
        return BenchRow(
            name: name,
            ways: [
                ours("cold", count: count) { Producer(stores: [cache()]) },
                ours("from memory", count: count) { warm },
                BenchWay(name: "SkeletonView's way") { Self.skeletonView(count: count) },
                BenchWay(name: "TABAnimated's way, cold") {
                    Self.tabAnimated(count: count, kept: nil) { skeleton = $0 }
                },
                BenchWay(name: "TABAnimated's way, kept") {
                    Self.tabAnimated(count: count, kept: skeleton) { _ in }
                },
            ],
            aims: [
                .init(way: "cold", peer: "SkeletonView's way", atLeast: cold),
                .init(way: "from memory", peer: "SkeletonView's way", atLeast: kept),
                .init(way: "cold", peer: "TABAnimated's way, cold", atLeast: 1),
                .init(way: "from memory", peer: "TABAnimated's way, kept", atLeast: 1),
            ])
    }

    private func ours(
        _ name: String, count: Int, rows: Int? = nil, producer: @escaping @MainActor () -> Producer
    ) -> BenchWay {
        BenchWay(name: name) {
            let stage = BenchTable(count: count)
            let model = TableAnimated(cellClass: BenchCell.self, count: rows)
            model.producer = producer()
            stage.table.tabAnimated = model
            return BenchWay.Round {
                stage.table.startTabAnimation()
                HeadlessScreen.main.turn()
            } finish: {
                stage.table.endTabAnimation()
                stage.close()
            }
        }
    }

    private static func skeletonView(count: Int) -> BenchWay.Round {
        let stage = BenchTable(count: count)
        let peer = SkeletonViewTable()
        return BenchWay.Round {
            peer.show(stage.table)
        } finish: {
            peer.hide()
            stage.close()
        }
    }

    private static func tabAnimated(
        count: Int, kept: TABAnimatedWay.Skeleton?,
        keep: @escaping @MainActor (TABAnimatedWay.Skeleton?) -> Void
    ) -> BenchWay.Round {
        let stage = BenchTable(count: count)
        let peer = TABAnimatedTable(kept: kept)
        return BenchWay.Round {
            peer.show(stage.table)
        } finish: {
            keep(peer.kept)
            stage.close()
        }
    }

    /// Rows that cannot be seen cost nothing.
    private var counts: BenchRow {
        let warm = Producer(stores: [cache()])
        return BenchRow(
            name: "start with rows out of sight",
            ways: [
                ours("20 rows", count: 0, rows: 20) { warm },
                ours("100,000 rows", count: 0, rows: 100_000) { warm },
            ],
            aims: [.init(way: "100,000 rows", peer: "20 rows", atMost: 1.05)])
    }

    /// A hundred steps of four points, each with a turn of the run loop.
    private var scrolling: BenchRow {
        func scroll(_ table: UITableView) {
            for step in 1...100 {
                table.contentOffset.y = CGFloat(step) * 4
                HeadlessScreen.main.turn()
            }
        }
        let warm = Producer(stores: [cache()])
        return BenchRow(
            name: "scrolling 400 points in 100 steps",
            ways: [
                BenchWay(name: "uncovered") {
                    let stage = BenchTable(count: 1_000)
                    return BenchWay.Round {
                        scroll(stage.table)
                    } finish: {
                        stage.close()
                    }
                },
                BenchWay(name: "covered") {
                    let stage = BenchTable(count: 1_000)
                    stage.table.tabAnimated = TableAnimated(cellClass: BenchCell.self)
                    stage.table.tabAnimated?.producer = warm
                    stage.table.startTabAnimation()
                    HeadlessScreen.main.turn()
                    return BenchWay.Round {
                        scroll(stage.table)
                    } finish: {
                        stage.table.endTabAnimation()
                        stage.close()
                    }
                },
            ],
            aims: [.init(way: "covered", peer: "uncovered", atMost: 1.3)])
    }
}

// MARK: - Trees

extension RowsBench {
    private var tree: BenchRow {
        let warm = Producer(stores: [cache()])
        return BenchRow(
            name: "tree of \(viewCount) views",
            ways: [
                start("cold") { Producer(stores: [cache()]) }, start("from memory") { warm },
                BenchWay(name: "SkeletonView's way") {
                    let (stage, peer) = (BenchTree(count: viewCount), SkeletonViewWay())
                    return BenchWay.Round {
                        peer.show(stage.root)
                        HeadlessScreen.main.turn()
                        peer.runDeferred()
                    } finish: {
                        peer.hide()
                        stage.close()
                    }
                },
                BenchWay(name: "TABAnimated's way") {
                    let stage = BenchTree(count: viewCount)
                    return BenchWay.Round {
                        _ = TABAnimatedWay.fill(stage.root, hides: false)
                        TABAnimatedWay.produce(stage.root).bind(to: stage.root)
                        HeadlessScreen.main.turn()
                    } finish: {
                        stage.close()
                    }
                },
            ],
            aims: [
                .init(way: "cold", peer: "SkeletonView's way", atLeast: 4),
                .init(way: "from memory", peer: "SkeletonView's way", atLeast: 8),
            ])
    }

    private func start(_ name: String, producer: @escaping @MainActor () -> Producer) -> BenchWay {
        BenchWay(name: name) {
            let stage = BenchTree(count: viewCount)
            let model = ViewAnimated()
            model.producer = producer()
            stage.root.tabAnimated = model
            return BenchWay.Round {
                stage.root.startTabAnimation()
                HeadlessScreen.main.turn()
            } finish: {
                stage.root.endTabAnimation()
                stage.close()
            }
        }
    }

    private var mapping: BenchRow {
        BenchRow(
            name: "mapping \(viewCount) views",
            ways: [
                BenchWay(name: "mapping") {
                    let stage = BenchTree(count: viewCount)
                    let request = ProductionRequest(
                        subject: .view(stage.root), owner: "Bench", size: stage.root.bounds.size,
                        traits: stage.root.traitCollection, layoutDirection: .leftToRight)
                    return BenchWay.Round {
                        _ = Producer().production(for: request)
                    } finish: {
                        stage.close()
                    }
                },
                BenchWay(name: "bare walk") {
                    let stage = BenchTree(count: viewCount)
                    return BenchWay.Round {
                        _ = stage.walk()
                    } finish: {
                        stage.close()
                    }
                },
            ])
    }
}
