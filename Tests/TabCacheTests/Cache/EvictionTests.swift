import Foundation
import Testing

@testable import TabCache

@Suite("Eviction")
struct EvictionTests {
    private let folder = TemporaryFolder()

    private func memoryOnly(_ change: (inout CacheConfiguration) -> Void) -> FrequencyCache<String> {
        var configuration = CacheConfiguration(directory: nil)
        change(&configuration)
        return FrequencyCache(configuration: configuration)
    }

    @Test func `memory keeps what is loaded most`() async {
        let cache = memoryOnly { $0.memoryCountLimit = 2 }
        cache.store("1", for: "often")
        cache.store("2", for: "never")
        _ = cache.value(for: "often")
        await cache.flush()

        cache.store("3", for: "new")
        await cache.flush()

        #expect(cache.value(for: "often") == "1")
        #expect(cache.value(for: "never") == nil)
        #expect(cache.value(for: "new") == "3")
        #expect(cache.statistics.evictedFromMemory == 1)
    }

    @Test func `memory is bounded by bytes`() async {
        let cache = memoryOnly { $0.memoryByteLimit = 2_500 }

        for index in 0..<10 { cache.store(String(repeating: "\(index)", count: 1_000), for: "\(index)") }
        await cache.flush()

        #expect(cache.statistics.memoryCount == 2)
        #expect(cache.statistics.memoryBytes <= 2_500)
    }

    @Test func `disk is bounded by count and keeps what is loaded most`() async throws {
        let cache = folder.cache { $0.diskCountLimit = 3 }
        cache.store("0", for: "often")
        for _ in 0..<5 { _ = cache.value(for: "often") }
        await cache.flush()

        for index in 0..<20 { cache.store("\(index)", for: "\(index)") }
        await cache.flush()

        let later = folder.cache()
        #expect(later.value(for: "often") == "0")
        #expect(later.value(for: "19") == "19")
        #expect(later.value(for: "0") == nil)
        #expect(cache.statistics.diskCount == 3)
        #expect(cache.statistics.evictedFromDisk == 18)
        #expect(try folder.names.filter { $0.hasSuffix(".value") }.count == 3)
    }

    @Test func `disk is bounded by bytes`() async throws {
        let cache = folder.cache { $0.diskByteLimit = 5_000 }

        for index in 0..<20 { cache.store(String(repeating: "\(index)", count: 500), for: "\(index)") }
        await cache.flush()

        let sizes = try folder.names.filter { $0.hasSuffix(".value") }.map {
            try folder.bytes(folder.path + "/" + $0).count
        }
        #expect(sizes.reduce(0, +) <= 5_000)
        #expect(sizes.reduce(0, +) == cache.statistics.diskBytes)
    }

    @Test func `a value larger than the disk's share stays in memory and is reported`() async {
        let report = RecordingReport()
        let cache = folder.cache(report: report) { $0.diskByteLimit = 200 }

        cache.store(String(repeating: "x", count: 1_000), for: "large")
        await cache.flush()

        #expect(cache.value(for: "large") != nil)
        #expect(cache.statistics.diskCount == 0)
        #expect(report.incidents.count == 1)
    }

    @Test func `limits of zero or less turn a tier off`() async {
        let cache = folder.cache { configuration in
            configuration.memoryCountLimit = -1
            configuration.diskCountLimit = 0
            configuration.preloadLimit = -1
        }

        cache.store("grey", for: "key")
        await cache.flush()
        await cache.preload()

        #expect(cache.value(for: "key") == nil)
        #expect(cache.statistics.memoryCount == 0)
        #expect(cache.statistics.stored == 0)
    }

    @Test func `limits that shrink between launches are kept`() async {
        await folder.store(["a": "1", "b": "2", "c": "3"])

        let cache = folder.cache { $0.diskCountLimit = 1 }
        await cache.flush()

        #expect(cache.statistics.diskCount == 1)
    }
}
