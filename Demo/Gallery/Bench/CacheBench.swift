import DemoScenes
import Foundation
import TabAnimated
import TabCache

/// Measures the cache against one in the way of TABAnimated, both in the same run.
///
/// Times are the shortest of several rounds, because whatever else the machine does only adds to them.
@MainActor
struct CacheBench {
    let production: Production
    let directory: URL

    /// The number of entries for a launch.
    var entryCount = 1_000

    /// One measured thing: what it costs the old way and this way.
    struct Row {
        let name: String
        let unit: String
        let keyed: Double
        let ours: Double
        /// The ratio that is aimed at.
        let aim: Double?

        var ratio: Double { keyed / max(ours, .leastNonzeroMagnitude) }
    }

    func run() async throws -> [Row] {
        let keys = (0..<entryCount).map { "NewsViewController_NewsCell_\($0)_375.00_120.00" }
        let forms = try measureForms(key: keys[0])
        let keyed = try KeyedCache(directory: directory.appendingPathComponent("keyed"))
        for (index, key) in keys.enumerated() { try keyed.store(production, for: key, loads: index) }
        let ours = directory.appendingPathComponent("ours")
        await fill(ours, keys: keys)
        let few = directory.appendingPathComponent("few")
        await fill(few, keys: Array(keys.prefix(entryCount / 10)))
        return forms + [
            Row(
                name: "launch with \(entryCount) entries", unit: "µs",
                keyed: try shortest { _ = try keyed.launch() },
                ours: await shortestLaunch(ours), aim: 50),
            Row(
                name: "launch with \(entryCount / 10), then \(entryCount)", unit: "µs",
                keyed: await shortestLaunch(few), ours: await shortestLaunch(ours), aim: nil),
            await measureHit(keyed, ours: ours, key: keys[entryCount - 1]),
        ]
    }

    private func measureForms(key: String) throws -> [Row] {
        let archives = try KeyedCache.archive(production, key: key, loads: 1)
        let data = try BinaryEncoder().encode(production)
        return [
            Row(
                name: "bytes of a production", unit: "B",
                keyed: Double(archives.production.count + archives.model.count), ours: Double(data.count),
                aim: 8),
            Row(
                name: "encode", unit: "µs",
                keyed: try shortest(100) { _ = try KeyedCache.archive(production, key: key, loads: 1) },
                ours: try shortest(100) { _ = try BinaryEncoder().encode(production) }, aim: nil),
            Row(
                name: "decode", unit: "µs",
                keyed: try shortest(100) { _ = try KeyedCache.unarchive(archives.production) },
                ours: try shortest(100) { _ = try BinaryDecoder().decode(Production.self, from: data) },
                aim: 20),
        ]
    }

    private func measureHit(_ keyed: KeyedCache, ours: URL, key: String) async -> Row {
        let cache = makeCache(ours)
        await cache.preload()
        _ = cache.value(for: key)
        let rounds = 1_000
        let old = shortest { for _ in 0..<rounds { _ = keyed.production(for: key) } }
        let new = shortest { for _ in 0..<rounds { _ = cache.value(for: key) } }
        await cache.flush()
        return Row(
            name: "hit in memory", unit: "µs", keyed: old / Double(rounds), ours: new / Double(rounds), aim: 5
        )
    }

    private func fill(_ directory: URL, keys: [String]) async {
        let cache = makeCache(directory)
        for key in keys { cache.store(production, for: key) }
        for key in keys.suffix(20) { _ = cache.value(for: key) }
        await cache.flush()
    }

    /// A launch ends when the twenty most loaded productions are in memory.
    private func shortestLaunch(_ directory: URL) async -> Double {
        var best = Double.infinity
        for _ in 0..<10 {
            let cache = makeCache(directory)
            let start = ContinuousClock.now
            await cache.preload()
            best = min(best, microseconds(since: start))
            await cache.flush()
        }
        return best
    }

    private func makeCache(_ directory: URL) -> FrequencyCache<Production> {
        var configuration = CacheConfiguration(directory: directory, build: "1 (1)")
        configuration.diskCountLimit = entryCount * 2
        return FrequencyCache(configuration: configuration)
    }

    private func shortest(_ rounds: Int = 10, _ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            try work()
            best = min(best, microseconds(since: start))
        }
        return best
    }

    private func microseconds(since start: ContinuousClock.Instant) -> Double {
        let duration = ContinuousClock.now - start
        return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
    }
}

extension CacheBench {
    /// The rows as a table.
    static func table(of rows: [Row]) -> String {
        let number = { (value: Double) in String(format: value < 100 ? "%.2f" : "%.0f", value) }
        let cells =
            [["cache", "keyed archives", "TabCache", "ratio", "aim"]]
            + rows.map { row in
                [
                    row.name, "\(number(row.keyed)) \(row.unit)", "\(number(row.ours)) \(row.unit)",
                    "\(String(format: "%.1f", row.ratio)) x", row.aim.map { ">= \(Int($0)) x" } ?? "",
                ]
            }
        let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "   ")
        }.joined(separator: "\n")
    }
}
