import Foundation
import TabAnimated
import TabCache

/// Measures the cache against one in the way of TABAnimated, both in the same run.
///
/// Times are the shortest of several rounds, because whatever else the machine does only adds to them.
@MainActor
struct CacheBench {
    /// What both caches are filled with: the entries have these in turn.
    let samples: [BenchSample]
    let directory: URL

    /// The number of entries that the caches are compared with.
    var entryCount = 1_000

    /// The number of rounds of which the shortest counts.
    var rounds = 10

    /// Takes so few entries and rounds that it is done at once, and its figures mean little.
    mutating func beQuick() {
        entryCount = 20
        rounds = 1
    }

    /// Fills both caches and measures them.
    func run() async throws -> CacheBenchReport {
        let keyedFolder = directory.appendingPathComponent("keyed")
        let keyed = try KeyedCache(directory: keyedFolder)
        for index in 0..<entryCount {
            try keyed.store(sample(index).production, for: keyedKey(index), loads: index)
        }
        var launches: [CacheBenchReport.Launch] = []
        for count in [entryCount / 10, entryCount, entryCount * 10] {
            await fill(folder(count), count: count)
            launches.append(
                CacheBenchReport.Launch(
                    entryCount: count,
                    ledgerBytes: try size(of: folder(count).appendingPathComponent("ledger")),
                    microseconds: await shortestLaunch(count)))
        }
        var rows = [
            CacheBenchReport.Row(
                name: "bytes per production", unit: "B",
                keyed: try size(of: keyedFolder) / Double(entryCount),
                ours: try size(of: folder(entryCount)) / Double(entryCount), aim: 8)
        ]
        rows += try measureForms()
        rows.append(
            CacheBenchReport.Row(
                name: "launch with \(entryCount) entries", unit: "µs",
                keyed: try shortest { _ = try keyed.launch() }, ours: launches[1].microseconds, aim: 50))
        rows.append(await measureHit(keyed))
        return CacheBenchReport(rows: rows, launches: launches)
    }

    // MARK: - Forms

    private func measureForms() throws -> [CacheBenchReport.Row] {
        let productions = samples.map(\.production)
        let count = Double(productions.count)
        let archives = try productions.map { try KeyedCache.archive($0, key: keyedKey(0), loads: 1) }
        let messages = try productions.map { try $0.storedBytes() }
        return [
            CacheBenchReport.Row(
                name: "encode", unit: "µs",
                keyed: try shortest {
                    for production in productions {
                        _ = try KeyedCache.archive(production, key: keyedKey(0), loads: 1)
                    }
                } / count,
                ours: try shortest {
                    for production in productions { _ = try production.storedBytes() }
                }
                    / count, aim: nil),
            CacheBenchReport.Row(
                name: "decode", unit: "µs",
                keyed: try shortest {
                    for archive in archives { _ = try KeyedCache.unarchive(archive.production) }
                } / count,
                ours: try shortest {
                    for message in messages { _ = try Production(storedBytes: message) }
                } / count, aim: 20),
        ]
    }

    // MARK: - Look-ups

    /// Each of the entries that are in memory after a launch is asked for again and again.
    private func measureHit(_ keyed: KeyedCache) async -> CacheBenchReport.Row {
        let cache = makeCache(folder(entryCount))
        await cache.preload()
        let loaded = max(0, entryCount - 20)..<entryCount
        let (ourKeys, keyedKeys) = (loaded.map { key($0) }, loaded.map { keyedKey($0) })
        let turns = 50
        let lookUps = Double(turns * loaded.count)
        let old = shortest {
            for _ in 0..<turns { for key in keyedKeys { _ = keyed.production(for: key) } }
        }
        let new = shortest {
            for _ in 0..<turns { for key in ourKeys { _ = cache.value(for: key) } }
        }
        await cache.flush()
        return CacheBenchReport.Row(
            name: "look-up hit", unit: "µs", keyed: old / lookUps, ours: new / lookUps, aim: 5)
    }

    // MARK: - Launches

    /// Stores entries; the last twenty are the most loaded.
    private func fill(_ folder: URL, count: Int) async {
        let cache = makeCache(folder)
        for index in 0..<count { cache.store(sample(index).production, for: key(index)) }
        for index in max(0, count - 20)..<count { _ = cache.value(for: key(index)) }
        await cache.flush()
    }

    /// A launch ends when the twenty most loaded productions are in memory.
    private func shortestLaunch(_ count: Int) async -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let cache = makeCache(folder(count))
            let start = ContinuousClock.now
            await cache.preload()
            best = min(best, microseconds(since: start))
            await cache.flush()
        }
        return best
    }

    private func makeCache(_ folder: URL) -> FrequencyCache<Production> {
        var configuration = CacheConfiguration(directory: folder, build: "1.2 (345)")
        configuration.diskCountLimit = entryCount * 20
        configuration.diskByteLimit = entryCount << 16
        configuration.memoryCountLimit = entryCount * 20
        configuration.memoryByteLimit = entryCount << 16
        return FrequencyCache(configuration: configuration)
    }

    // MARK: - Entries

    private func sample(_ index: Int) -> BenchSample { samples[index % samples.count] }

    private func folder(_ count: Int) -> URL { directory.appendingPathComponent("ours-\(count)") }

    /// The key that the producer has made, and something that tells it from the others.
    private func key(_ index: Int) -> String { "\(sample(index).key)\(index)" }

    /// A key in the way of TABAnimated: controller, class and frame, as the name of a file.
    private func keyedKey(_ index: Int) -> String {
        "ViewController_\(sample(index).production.className)_\(index).00_0.00_375.00_667.00"
    }

    // MARK: - Measures

    private func size(of url: URL) throws -> Double {
        guard let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) else {
            return 0
        }
        let all = [url] + files.compactMap { $0 as? URL }
        return try all.reduce(0) { sum, file in
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { return sum }
            return sum + (attributes[.size] as? NSNumber ?? 0).doubleValue
        }
    }

    private func shortest(_ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            try work()
            best = min(best, microseconds(since: start))
        }
        return best
    }

    private func microseconds(since start: ContinuousClock.Instant) -> Double {
        (ContinuousClock.now - start) / .microseconds(1)
    }
}
