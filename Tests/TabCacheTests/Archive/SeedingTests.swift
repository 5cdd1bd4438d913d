import Foundation
import Testing

@testable import TabCache

@Suite("Seeding")
struct SeedingTests {
    private let folder = TemporaryFolder()

    private func archive(_ values: [String: String]) throws -> ValueArchive<String> {
        let items = values.map { ValueArchive.Item(key: $0.key, value: $0.value) }
        return try ValueArchive(data: ValueArchive.data(of: items, build: "1 (1)"))
    }

    @Test func `a value comes from the archive once, then from memory`() throws {
        let cache = folder.cache()
        let archive = try archive(["key": "baked"])

        #expect(cache.seed("key", from: archive) == "baked")

        #expect(cache.value(for: "key") == "baked")
        #expect(cache.seed("key", from: archive) == "baked")
        #expect(cache.statistics.seeded == 1)
        #expect(cache.statistics.memoryBytes > 0)
        #expect(cache.seed("other", from: archive) == nil)
    }

    @Test func `what was seeded never goes to disk`() async throws {
        let files = FaultyFiles()
        let cache = folder.cache(files: files)

        _ = cache.seed("key", from: try archive(["key": "baked"]))
        for _ in 0..<100 { _ = cache.value(for: "key") }
        await cache.flush()

        #expect(cache.statistics.stored == 0)
        #expect(cache.statistics.diskCount == 0)
        #expect(!files.operations.contains(.rename(to: folder.files.name(of: EntryKey("key")))))
    }

    @Test func `what the cache has is newer than the archive`() async throws {
        let cache = folder.cache()
        cache.store("new", for: "key")

        #expect(cache.seed("key", from: try archive(["key": "baked"])) == "new")
        await cache.flush()
        #expect(cache.value(for: "key") == "new")
    }

    @Test func `a memory warning takes what was seeded, and the archive gives it again`() throws {
        let cache = folder.cache()
        let archive = try archive(["key": "baked"])
        _ = cache.seed("key", from: archive)

        cache.trimMemory()

        #expect(cache.statistics.memoryCount == 0)
        #expect(cache.seed("key", from: archive) == "baked")
        #expect(cache.statistics.seeded == 2)
    }

    @Test func `memory stays within its limits`() throws {
        let cache = folder.cache { $0.memoryCountLimit = 2 }
        let archive = try archive(["a": "1", "b": "2", "c": "3"])

        for key in archive.keys { #expect(cache.seed(key, from: archive) != nil) }

        #expect(cache.statistics.memoryCount == 2)
    }
}
