import Foundation
import TabCache

/// A sequence of random batches of writes to one folder, the same for the same seed.
///
/// A batch is acknowledged by its number on a line, once it is flushed.
struct RandomWrites {
    let folder: String
    let seed: Int

    private static let keyCount = 30
    private static let longestBatch = 6

    func write(_ range: Range<Int>) async {
        let cache = makeCache()
        for index in range {
            for (key, value) in batch(index) {
                if let value { cache.store(value, for: key) } else { cache.remove(key) }
            }
            await cache.flush()
            let written = makeCache()
            for (key, _) in batch(index) where written.value(for: key) != cache.value(for: key) {
                Line.fail("\(key) of batch \(index) is not on disk")
            }
            Line.print("\(index)")
        }
    }

    /// Compares the folder with what it has to hold after some acknowledged batches.
    ///
    /// Any part of the next batch may have happened too: its process was killed before it could say so.
    func check(acknowledged: Int) {
        let cache = makeCache()
        let certain = state(after: acknowledged)
        let possible = batch(acknowledged)
        for index in 0..<Self.keyCount {
            let key = key(index)
            let found = cache.value(for: key)
            guard found == certain[key] || possible.contains(where: { $0.key == key && $0.value == found })
            else {
                Line.fail("after \(acknowledged) batches \(key) is \(String(describing: found?.prefix(40)))")
            }
        }
        Line.print("sound")
    }

    private func state(after count: Int) -> [String: String] {
        var state: [String: String] = [:]
        for index in 0..<count {
            for (key, value) in batch(index) { state[key] = value }
        }
        return state
    }

    private func key(_ index: Int) -> String { "key \(index)" }

    private func batch(_ index: Int) -> [(key: String, value: String?)] {
        var random = WorkerRandom(seed: seed, step: index)
        return (0...random.number(below: Self.longestBatch)).map { _ in change(index, &random) }
    }

    /// One write; one in eight is a removal.
    private func change(_ index: Int, _ random: inout WorkerRandom) -> (key: String, value: String?) {
        let key = key(random.number(below: Self.keyCount))
        if random.number(below: 8) == 0 { return (key, nil) }
        let filler = String(
            repeating: "\(random.number(below: 1_000_000)) ", count: random.number(below: 400))
        return (key, "\(index) \(filler)")
    }

    private func makeCache() -> FrequencyCache<String> {
        var configuration = CacheConfiguration(
            directory: URL(fileURLWithPath: folder, isDirectory: true), build: "1 (1)")
        configuration.report = { Line.fail($0.description) }
        return FrequencyCache(configuration: configuration)
    }
}
