import Foundation
import TabAnimated
import TabCache

/// Measures what the cache costs a start, beside what it saves: mapping the same prototypes anew.
@MainActor
struct CacheBench {
    private enum Way {
        static let stored = "from its bytes"
        static let disk = "from disk"
        static let mapped = "mapped anew"
    }

    /// What the cache is filled with: the entries have these in turn.
    let samples: [SampleProduction]
    let directory: URL
    let scale: BenchScale

    var rows: [BenchRow] { [bytes, decoding, firstLookUp, launch, lookUp] }

    // MARK: - Values

    private var bytes: BenchRow {
        let samples = samples
        return BenchRow(
            name: "cache, bytes of a production", unit: .bytes,
            ways: [
                BenchWay(name: "TabCache") {
                    let productions = Dictionary(
                        samples.map { ($0.key, $0.production) }, uniquingKeysWith: { $1 })
                    let size = try SkeletonBundle.data(of: productions, build: "1.2 (345)").count
                    return Double(size) / Double(productions.count)
                }
            ], most: 1)
    }

    /// A start that finds a production on disk is worth it only while this is a gain.
    private var decoding: BenchRow {
        let (samples, producer) = (samples, Producer())
        var entries: [Archive.Entry] = []
        return BenchRow(
            name: "cache, decoding a production",
            ways: [
                way(Way.stored) { for entry in entries { _ = try entry.decoded(as: Production.self) } },
                way(Way.mapped) {
                    for sample in samples { _ = producer.production(for: sample.request) }
                },
            ],
            ratios: [.gain(Way.stored, over: Way.mapped, atLeast: 1)],
            setUp: { entries = try samples.map { try Archive.Entry(encoding: $0.production) } })
    }

    private func way(_ name: String, _ work: @escaping @MainActor () throws -> Void) -> BenchWay {
        BenchWay(name: name, count: samples.count) { BenchWay.Round(work: work) }
    }

    // MARK: - Launches and look-ups

    private var shelf: CacheShelf { CacheShelf(samples: samples, directory: directory, count: scale.entries) }

    /// The first look-up of a launch that nobody has preloaded reads the file and decodes a value, on the main thread.
    private var firstLookUp: BenchRow {
        let (shelf, producer) = (shelf, Producer())
        return BenchRow(
            name: "cache, first look-up among \(scale.entries.grouped) entries",
            ways: [
                BenchWay(name: Way.disk) {
                    let cache = shelf.makeCache()
                    return BenchWay.Round { _ = cache.value(for: shelf.key(0)) }
                },
                BenchWay(name: Way.mapped) {
                    BenchWay.Round { _ = producer.production(for: shelf.samples[0].request) }
                },
            ],
            ratios: [.gain(Way.disk, over: Way.mapped)], most: 10, setUp: shelf.fill)
    }

    /// A launch ends when the twenty most loaded productions are in memory; all of it is off the main thread.
    private var launch: BenchRow {
        let shelf = shelf
        return BenchRow(
            name: "cache, launch with \(scale.entries.grouped) entries",
            ways: [
                BenchWay(name: Way.disk, clock: .process) {
                    let cache = shelf.makeCache()
                    return BenchWay.Round { await cache.preload() }
                }
            ], most: 10, setUp: shelf.fill)
    }

    /// Each of the entries that are in memory after a launch is asked for again and again.
    private var lookUp: BenchRow {
        let (shelf, turns) = (shelf, 50)
        return BenchRow(
            name: "cache, look-up of what is in memory",
            ways: [
                BenchWay(name: "TabCache", count: turns * shelf.loaded.count) {
                    let (cache, keys) = (shelf.makeCache(), shelf.loaded.map(shelf.key))
                    await cache.preload()
                    return BenchWay.Round {
                        for _ in 0..<turns { for key in keys { _ = cache.value(for: key) } }
                    }
                }
            ], most: 10, setUp: shelf.fill)
    }
}
