import Foundation
import Testing

@testable import TabCache

@Suite("FrequencyCache")
struct FrequencyCacheTests {
    private let folder = TemporaryFolder()

    @Test func `a value is there at once`() async {
        let cache = folder.cache()

        cache.store("grey", for: "key")

        #expect(cache.value(for: "key") == "grey")
        await cache.flush()
    }

    @Test func `a value survives the cache`() async {
        await folder.store(["key": "grey"])

        #expect(folder.cache().value(for: "key") == "grey")
    }

    @Test func `a value that is stored again replaces the first`() async {
        await folder.store(["key": "grey", "other": "x"])
        await folder.store(["key": "greyer"])

        #expect(folder.cache().value(for: "key") == "greyer")
        #expect(folder.cache().value(for: "other") == "x")
    }

    @Test func `a key without a value is a miss`() {
        let cache = folder.cache()

        #expect(cache.value(for: "key") == nil)
        #expect(cache.statistics.misses == 1)
    }

    @Test(arguments: [
        "", "/", "../../../../tmp/x", "a\0b", "\u{202E}", "ledger", "lock",
        String(repeating: "k", count: 70_000),
    ])
    func `a hostile key is just a key`(key: String) async throws {
        await folder.store([key: "grey"])

        #expect(folder.cache().value(for: key) == "grey")
        #expect(try folder.names.count == 3)
    }

    @Test func `keys that only look equal are different keys`() async {
        await folder.store(["é": "composed", "e\u{301}": "decomposed"])

        let cache = folder.cache()

        #expect(cache.value(for: "é") == "composed")
        #expect(cache.value(for: "e\u{301}") == "decomposed")
    }

    @Test func `after a memory warning values come from disk`() async {
        let cache = folder.cache()
        cache.store("grey", for: "key")
        await cache.flush()

        cache.trimMemory()

        #expect(cache.statistics.memoryCount == 0)
        #expect(cache.value(for: "key") == "grey")
        #expect(cache.statistics.diskHits == 1)
        #expect(cache.statistics.memoryCount == 1)
    }

    @Test func `a memory warning does not lose what is not on disk yet`() async {
        let cache = folder.cache()
        cache.store("grey", for: "key")

        cache.trimMemory()

        #expect(cache.value(for: "key") == "grey")
        await cache.flush()
        #expect(folder.cache().value(for: "key") == "grey")
    }

    @Test func `a value is there while it is being written`() async {
        let box = Locked<FrequencyCache<String>?>(nil)
        let seen = Locked<[String?]>([])
        let files = FaultyFiles { operation in
            guard case .create = operation, let cache = box.withLock({ $0 }) else { return nil }
            cache.trimMemory()
            let value = cache.value(for: "key")
            seen.withLock { $0.append(value) }
            return nil
        }
        let cache = folder.cache(files: files)
        box.withLock { $0 = cache }

        cache.store("grey", for: "key")
        await cache.flush()

        // At least the value and the ledger are written; counting these very look-ups may add a ledger.
        let values = seen.withLock { $0 }
        #expect(values.count >= 2)
        #expect(values.allSatisfy { $0 == "grey" })
        box.withLock { $0 = nil }
    }

    @Test func `without a directory nothing is written`() async {
        let cache = FrequencyCache<String>(configuration: CacheConfiguration(directory: nil))

        cache.store("grey", for: "key")
        await cache.flush()
        await cache.preload()

        #expect(cache.value(for: "key") == "grey")
        #expect(cache.statistics.diskCount == 0)
    }

    @Test func `a URL that is no file URL means memory only`() async throws {
        let url = try #require(URL(string: "https://example.com/cache"))
        let cache = FrequencyCache<String>(configuration: CacheConfiguration(directory: url))

        cache.store("grey", for: "key")
        await cache.flush()

        #expect(cache.statistics.stored == 0)
    }

    @Test func `creating a cache touches no file`() throws {
        let files = FaultyFiles()

        _ = folder.cache(files: files).statistics

        #expect(files.operations == [])
    }

    @Test func `many stores of one key are one write`() async {
        let files = FaultyFiles()
        let cache = folder.cache(files: files)
        await cache.flush()
        let before = cache.statistics.stored

        for index in 0..<50 { cache.store("\(index)", for: "key") }
        await cache.flush()

        #expect(cache.statistics.stored - before < 50)
        #expect(folder.cache().value(for: "key") == "49")
    }

    @Test func `a value that cannot be encoded stays in memory and is reported`() async {
        let report = RecordingReport()
        var configuration = folder.configuration
        configuration.report = report.report
        let cache = FrequencyCache<Unwilling>(configuration: configuration)

        cache.store(Unwilling(), for: "key")
        await cache.flush()

        #expect(cache.value(for: "key") == Unwilling())
        #expect(cache.statistics.dropped == 1)
        #expect(report.incidents.count == 1)
    }

    @Test func `statistics count everything`() async {
        let cache = folder.cache()
        cache.store("1", for: "a")
        cache.store("2", for: "b")
        await cache.flush()
        _ = cache.value(for: "a")
        _ = cache.value(for: "c")
        cache.trimMemory()
        _ = cache.value(for: "b")

        let statistics = cache.statistics

        #expect(statistics.memoryHits == 1)
        #expect(statistics.diskHits == 1)
        #expect(statistics.misses == 1)
        #expect(statistics.stored == 2)
        #expect(statistics.diskCount == 2)
        #expect(statistics.memoryCount == 1)
        #expect(statistics.diskBytes > 0)
        #expect(statistics.memoryBytes > 0)
    }

    @Test func `a cache goes away when it is no longer used, after its last write`() async {
        weak var released: FrequencyCache<String>?
        do {
            let cache = folder.cache()
            released = cache
            cache.store("grey", for: "key")
            await cache.flush()
        }

        // Another thread may be leaving its last call.
        while released != nil { await Task.yield() }
        #expect(released == nil)
    }

    @Test func `jumping clocks change nothing but the order`() async {
        let clock = ManualClock()
        let cache = folder.cache { $0.now = clock.now }
        for jump in [1e12, -2e12, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, .nan] {
            cache.store("grey", for: "key \(jump)")
            clock.jump(by: jump)
            #expect(cache.value(for: "key \(jump)") == "grey")
            await cache.flush()
        }

        await folder.cache().preload()

        #expect(folder.cache().value(for: "key inf") == "grey")
    }
}

/// A value that refuses to be encoded.
private struct Unwilling: Codable, Equatable, Sendable {
    init() {}

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not this way"))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "not this way"))
    }
}
