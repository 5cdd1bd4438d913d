import Foundation
import TabAnimated
import TabCache

/// Measures the cache against one in the way of TABAnimated, both in the same run.
@MainActor
struct CacheBench {
    private enum Way {
        static let ours = "TabCache"
        static let keyed = "keyed archives"
    }

    /// What both caches are filled with: the entries have these in turn.
    let samples: [SampleProduction]
    let directory: URL
    let scale: BenchScale

    var rows: [BenchRow] { [bytes, encoding, decoding] + scale.entries.map(launch) + [lookUp] }

    // MARK: - Forms

    private var productions: [Production] { samples.map(\.production) }

    private var bytes: BenchRow {
        let productions = productions
        let count = Double(productions.count)
        return BenchRow(
            name: "cache, bytes of a production", unit: .bytes,
            ways: [
                BenchWay(name: Way.ours) {
                    try productions.reduce(0) { try $0 + Double($1.storedBytes().count) } / count
                },
                BenchWay(name: Way.keyed) {
                    try productions.reduce(0) { try $0 + Double(Self.archive($1).count) } / count
                },
                BenchWay(name: "as a value in memory") { try Self.bytesInMemory(of: productions) },
            ],
            ratios: [.gain(Way.ours, over: Way.keyed, atLeast: 8)], most: 3)
    }

    /// What a production takes up in memory that was read from its bytes.
    private static func bytesInMemory(of productions: [Production]) throws -> Double {
        let messages = try productions.map { try $0.storedBytes() }
        let copies = 20
        var kept: [Production] = []
        kept.reserveCapacity(copies * messages.count)
        let before = HeapMeter.bytesInUse ?? 0
        for _ in 0..<copies { for message in messages { kept.append(try Production(storedBytes: message)) } }
        let after = HeapMeter.bytesInUse ?? 0
        return max(0, after - before) / Double(kept.count) + Double(MemoryLayout<Production>.stride)
    }

    private var encoding: BenchRow {
        let productions = productions
        return BenchRow(
            name: "cache, encoding a production",
            ways: [
                way(Way.ours) { for production in productions { _ = try production.storedBytes() } },
                way(Way.keyed) { for production in productions { _ = try Self.archive(production) } },
            ],
            ratios: [.gain(Way.ours, over: Way.keyed)])
    }

    private var decoding: BenchRow {
        var messages: [[UInt8]] = []
        var archives: [Data] = []
        return BenchRow(
            name: "cache, decoding a production",
            ways: [
                way(Way.ours) { for message in messages { _ = try Production(storedBytes: message) } },
                way(Way.keyed) { for archive in archives { _ = try KeyedCache.unarchive(archive) } },
            ],
            ratios: [.gain(Way.ours, over: Way.keyed, atLeast: 20)],
            setUp: {
                messages = try productions.map { try $0.storedBytes() }
                archives = try productions.map(Self.archive)
            })
    }

    private func way(_ name: String, _ work: @escaping @MainActor () throws -> Void) -> BenchWay {
        BenchWay(name: name, count: samples.count) { BenchWay.Round(work: work) }
    }

    private static func archive(_ production: Production) throws -> Data {
        try KeyedCache.archive(production)
    }

    // MARK: - Launches and look-ups

    /// A launch ends when the twenty most loaded productions are in memory.
    private func launch(_ count: Int) -> BenchRow {
        let shelf = CacheShelf(samples: samples, directory: directory, count: count)
        // The most that an app has by default is five hundred: the aim is for a cache twice as large.
        let aim = count <= 1_000 ? 50.0 : nil
        return BenchRow(
            name: "cache, launch with \(count.grouped) entries",
            ways: [
                BenchWay(name: Way.ours, clock: .process) {
                    let cache = shelf.makeCache()
                    return BenchWay.Round {
                        await cache.preload()
                    } finish: {
                        await cache.flush()
                    }
                },
                BenchWay(name: Way.keyed, clock: .process) {
                    let cache = try shelf.makeKeyed()
                    return BenchWay.Round { _ = try cache.launch() }
                },
            ],
            ratios: [.gain(Way.ours, over: Way.keyed, atLeast: aim)], most: 10, setUp: shelf.fill)
    }

    /// Each of the entries that are in memory after a launch is asked for again and again.
    private var lookUp: BenchRow {
        let shelf = CacheShelf(samples: samples, directory: directory, count: scale.entries[0])
        let turns = 50
        return BenchRow(
            name: "cache, look-up of what is in memory",
            ways: [
                BenchWay(name: Way.ours, count: turns * shelf.loaded.count) {
                    let (cache, keys) = (shelf.makeCache(), shelf.loaded.map(shelf.key))
                    await cache.preload()
                    return BenchWay.Round {
                        for _ in 0..<turns { for key in keys { _ = cache.value(for: key) } }
                    } finish: {
                        await cache.flush()
                    }
                },
                BenchWay(name: Way.keyed, count: turns * shelf.loaded.count) {
                    let (cache, keys) = (try shelf.makeKeyed(), shelf.loaded.map(shelf.keyedKey))
                    _ = try cache.launch()
                    return BenchWay.Round {
                        for _ in 0..<turns { for key in keys { _ = cache.production(for: key) } }
                    }
                },
            ],
            ratios: [.gain(Way.ours, over: Way.keyed, atLeast: 5)], most: 10, setUp: shelf.fill)
    }
}
