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
        #expect(cache.contents.withLock { $0.slots.isEmpty })
    }

    @Test(arguments: [
        "", "/", "../../../../tmp/x", "a\0b", "\u{202E}", "values.tabcache",
        String(repeating: "k", count: 70_000),
    ])
    func `a hostile key is just a key`(key: String) async throws {
        await folder.store([key: "grey"])

        #expect(folder.cache().value(for: key) == "grey")
        #expect(try folder.names == ["values.tabcache"])
    }

    @Test func `after a memory warning values come from disk`() async {
        let cache = folder.cache()
        cache.store("grey", for: "key")
        await cache.flush()

        cache.trimMemory()

        #expect(cache.memoryCount == 0)
        #expect(cache.value(for: "key") == "grey")
        #expect(cache.place(of: "key") == .memory)
        #expect(cache.memoryCount == 1)
    }

    @Test func `a memory warning does not lose what is not on disk yet`() async {
        let cache = folder.cache()
        cache.store("grey", for: "key")

        cache.trimMemory()

        #expect(cache.value(for: "key") == "grey")
        await cache.flush()
        #expect(folder.cache().value(for: "key") == "grey")
    }

    @Test func `without a directory nothing is written`() async {
        let cache = FrequencyCache<String>(configuration: CacheConfiguration(directory: nil))

        cache.store("grey", for: "key")
        await cache.flush()
        await cache.preload()

        #expect(cache.value(for: "key") == "grey")
        #expect(cache.diskCount == 0)
    }

    @Test func `a URL that is no file URL means memory only`() async throws {
        let url = try #require(URL(string: "https://example.com/cache"))
        let cache = FrequencyCache<String>(configuration: CacheConfiguration(directory: url))

        cache.store("grey", for: "key")
        await cache.flush()

        #expect(cache.value(for: "key") == "grey")
        #expect(cache.diskCount == 0)
    }

    @Test func `creating a cache touches no file`() throws {
        #expect(folder.cache().memoryCount == 0)

        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `a change is written by itself after a while`() async {
        // Long enough that the writing has not begun when it is waited for.
        let cache = folder.cache(delay: 0.1)
        cache.store("grey", for: "key")

        await cache.contents.withLock { $0.scheduledFlush }?.value

        #expect(cache.pendingCount == 0)
        #expect(folder.cache().value(for: "key") == "grey")
    }

    @Test func `a cache waits two seconds for more changes before it writes`() {
        let cache = FrequencyCache<String>(configuration: folder.configuration)

        for number in 0..<50 { cache.store("\(number)", for: "\(number)") }

        #expect(cache.delay == 2)
        #expect(cache.pendingCount == 50)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `loads alone are not written by themselves`() async {
        await folder.store(["key": "grey"])
        let cache = folder.cache()

        _ = cache.value(for: "key")

        #expect(cache.contents.withLock { $0.scheduledFlush } == nil)
        #expect(cache.contents.withLock { $0.isUnwritten })
    }

    @Test func `a value that cannot be encoded stays in memory and is reported`() async {
        let report = RecordingReport()
        var configuration = folder.configuration
        configuration.report = report.report
        let cache = FrequencyCache<Unwilling>(configuration: configuration)

        cache.store(Unwilling(), for: "key")
        await cache.flush()

        #expect(cache.value(for: "key") == Unwilling())
        #expect(report.kinds == [.notEncodable])
        #expect(cache.pendingCount == 0)
        #expect(cache.diskCount == 0)
    }

    @Test func `a value is where it was stored, loaded or left`() async {
        let cache = folder.cache()
        cache.store("1", for: "a")
        cache.store("2", for: "b")
        await cache.flush()
        #expect(["a", "b", "c"].map { cache.place(of: $0) } == [Place.memory, .memory, .nowhere])

        cache.trimMemory()
        #expect(cache.value(for: "b") == "2")

        #expect(["a", "b", "c"].map { cache.place(of: $0) } == [Place.file, .memory, .nowhere])
        #expect(cache.memoryCount == 1 && cache.diskCount == 2 && cache.pendingCount == 0)
        // Loads are forgotten as soon as the file knows them.
        await cache.flush()
        #expect(cache.contents.withLock { $0.frequencies.isEmpty && !$0.isUnwritten })
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
