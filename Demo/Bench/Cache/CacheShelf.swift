import Foundation
import TabAnimated
import TabCache

/// Folders in which both caches find a number of entries.
@MainActor
struct CacheShelf {
    /// What the entries have in turn.
    let samples: [SampleProduction]
    let directory: URL
    let count: Int

    /// The entries that are loaded most, which a launch brings into memory.
    var loaded: Range<Int> { max(0, count - 20)..<count }

    private var folder: URL { directory.appendingPathComponent("ours-\(count)") }
    private var keyedFolder: URL { directory.appendingPathComponent("keyed-\(count)") }

    /// Fills both folders, unless that was done.
    func fill() async throws {
        guard !FileManager.default.fileExists(atPath: keyedFolder.path) else { return }
        let cache = makeCache()
        for index in 0..<count { cache.store(sample(index).production, for: key(index)) }
        for index in loaded { _ = cache.value(for: key(index)) }
        await cache.flush()
        let keyed = try makeKeyed()
        let archives = try samples.map { try KeyedCache.archive($0.production) }
        for index in 0..<count {
            try keyed.store(archives[index % archives.count], for: keyedKey(index), loads: index)
        }
    }

    /// A cache that has not read its folder yet.
    func makeCache() -> FrequencyCache<Production> {
        var configuration = CacheConfiguration(directory: folder, build: "1.2 (345)")
        configuration.diskCountLimit = count * 2
        configuration.diskByteLimit = count << 16
        configuration.memoryCountLimit = count * 2
        configuration.memoryByteLimit = count << 16
        return FrequencyCache(configuration: configuration)
    }

    /// A cache in the way of TABAnimated that has not read its folder yet.
    func makeKeyed() throws -> KeyedCache { try KeyedCache(directory: keyedFolder) }

    /// The key that the producer has made, and something that tells it from the others.
    func key(_ index: Int) -> String { "\(sample(index).key)\(index)" }

    /// A key in the way of TABAnimated: controller, class and frame, as the name of a file.
    func keyedKey(_ index: Int) -> String {
        "ViewController_\(sample(index).production.className)_\(index).00_0.00_375.00_667.00"
    }

    private func sample(_ index: Int) -> SampleProduction { samples[index % samples.count] }
}
