import Foundation
import TabAnimated
import TabCache

/// A folder in which a cache finds a number of entries.
@MainActor
struct CacheShelf {
    /// What the entries have in turn.
    let samples: [SampleProduction]
    let directory: URL
    let count: Int

    /// The entries that are loaded most, which a launch brings into memory.
    var loaded: Range<Int> { max(0, count - 20)..<count }

    private var folder: URL { directory.appendingPathComponent("cache-\(count)") }

    /// Fills the folder, unless that was done.
    func fill() async throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        let cache = makeCache()
        for index in 0..<count { cache.store(sample(index).production, for: key(index)) }
        for index in loaded { _ = cache.value(for: key(index)) }
        await cache.flush()
    }

    /// A cache that has not read its folder yet.
    func makeCache() -> FrequencyCache<Production> {
        var configuration = CacheConfiguration(directory: folder, build: "1.2 (345)")
        configuration.diskCountLimit = count
        configuration.diskByteLimit = count << 16
        return FrequencyCache(configuration: configuration)
    }

    /// The key that the producer has made, and something that tells it from the others.
    func key(_ index: Int) -> String { "\(sample(index).key)\(index)" }

    private func sample(_ index: Int) -> SampleProduction { samples[index % samples.count] }
}
