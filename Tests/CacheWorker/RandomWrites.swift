import Foundation
import TabCache

/// A sequence of random writes to one folder, the same for the same seed.
///
/// A write is acknowledged by its number on a line, once the cache says that it is on disk.
struct RandomWrites {
    let folder: String
    let seed: Int

    private static let keyCount = 30

    func write(_ range: Range<Int>) async {
        let cache = makeCache()
        for index in range {
            let (key, value) = change(index)
            if let value { cache.store(value, for: key) } else { cache.remove(key) }
            await cache.flush()
            Line.print("\(index)")
        }
    }

    /// Compares the folder with what it has to hold after some acknowledged writes.
    ///
    /// The next write may have happened too: its process was killed before it could say so.
    func check(acknowledged: Int) {
        let cache = makeCache()
        let certain = state(after: acknowledged)
        let possible = state(after: acknowledged + 1)
        for index in 0..<Self.keyCount {
            let key = "key \(index)"
            let found = cache.value(for: key)
            guard found == certain[key] || found == possible[key] else {
                Line.fail("after \(acknowledged) writes \(key) is \(String(describing: found?.prefix(40)))")
            }
        }
        Line.print("sound")
    }

    private func state(after count: Int) -> [String: String] {
        var state: [String: String] = [:]
        for index in 0..<count {
            let (key, value) = change(index)
            state[key] = value
        }
        return state
    }

    /// One write; one in eight is a removal.
    private func change(_ index: Int) -> (key: String, value: String?) {
        var random = WorkerRandom(seed: seed, step: index)
        let key = "key \(random.number(below: Self.keyCount))"
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
