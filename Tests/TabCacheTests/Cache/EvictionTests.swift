import Foundation
import Testing

@testable import TabCache

@Suite("Eviction")
struct EvictionTests {
    private let folder = TemporaryFolder()

    @Test func `memory keeps what is loaded most`() {
        var configuration = CacheConfiguration(directory: nil)
        configuration.memoryCountLimit = 2
        let cache = FrequencyCache<String>(configuration: configuration)
        cache.store("1", for: "often")
        cache.store("2", for: "never")
        _ = cache.value(for: "often")

        cache.store("3", for: "new")

        #expect(cache.value(for: "often") == "1")
        #expect(cache.value(for: "never") == nil)
        #expect(cache.value(for: "new") == "3")
        #expect(cache.memoryCount == 2)
    }

    @Test func `a cache in memory alone forgets the loads of what it dropped`() {
        var configuration = CacheConfiguration(directory: nil)
        configuration.memoryCountLimit = 2
        let cache = FrequencyCache<Int>(configuration: configuration)

        for number in 0..<100 { cache.store(number, for: "\(number)") }

        #expect(cache.contents.withLock { $0.frequencies.count } == 2)
        cache.trimMemory()
        #expect(cache.contents.withLock { $0.frequencies.count } == 0)
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
        #expect(cache.diskCount == 3)
    }

    @Test func `the newest value has a place even where all others were loaded more`() async {
        let cache = folder.cache { $0.diskCountLimit = 2 }
        for key in ["a", "b"] {
            cache.store(key, for: key)
            for _ in 0..<5 { _ = cache.value(for: key) }
        }
        await cache.flush()

        cache.store("c", for: "c")
        await cache.flush()

        #expect(folder.cache().value(for: "c") == "c")
        #expect(cache.diskCount == 2)
    }

    @Test(arguments: [60, 200, 1_000, 5_000])
    func `the file is never larger than its limit`(limit: Int) async throws {
        let cache = folder.cache { $0.diskByteLimit = limit }

        for key in "abcdefghijklmnopqrst" { cache.store(String(repeating: "x", count: 100), for: "\(key)") }
        await cache.flush()

        #expect(try folder.bytes().count <= limit)
        // A header of 42 bytes, then for each value 41 in the index and its own 102.
        #expect(cache.diskCount == [60: 0, 200: 1, 1_000: 6, 5_000: 20][limit])
    }

    @Test func `a value larger than the file may be stays in memory and pushes nothing out`() async {
        let cache = folder.cache { $0.diskByteLimit = 500 }
        cache.store("small", for: "small")
        await cache.flush()

        cache.store(String(repeating: "x", count: 1_000), for: "large")
        await cache.flush()

        #expect(cache.value(for: "large") != nil)
        #expect(folder.cache().value(for: "large") == nil)
        #expect(folder.cache().value(for: "small") == "small")
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
        #expect(cache.contents.withLock { $0.slots.isEmpty && $0.archive == nil })
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `without memory, values come from disk each time`() async {
        let cache = folder.cache { $0.memoryCountLimit = 0 }
        cache.store("grey", for: "key")
        #expect(cache.value(for: "key") == "grey")
        await cache.flush()

        #expect(cache.value(for: "key") == "grey")
        #expect(cache.place(of: "key") == .file)
        #expect(cache.value(for: "key") == "grey")
        #expect(cache.memoryCount == 0)
    }

    @Test func `limits that shrink between launches are kept`() async {
        await folder.store(["a": "1", "b": "2", "c": "3"])

        let cache = folder.cache { $0.diskCountLimit = 1 }
        _ = cache.value(for: "b")
        await cache.flush()

        #expect(cache.diskCount == 1)
        #expect(folder.cache().value(for: "b") == "2")
    }
}
