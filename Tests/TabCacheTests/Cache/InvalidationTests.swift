import Foundation
import Testing

@testable import TabCache

@Suite("Invalidation")
struct InvalidationTests {
    private let folder = TemporaryFolder()

    @Test(arguments: [true, false])
    func `another build drops everything, without a report`(isPreloaded: Bool) async throws {
        await folder.store(["a": "1", "b": "2"])
        let report = RecordingReport()
        let cache = folder.cache(report: report) { $0.build = "1 (2)" }

        if isPreloaded { await cache.preload() }

        #expect(cache.value(for: "a") == nil)
        await cache.flush()
        #expect(try folder.names == ["ledger", "lock"])
        #expect(report.incidents == [])
    }

    @Test func `another format version drops everything`() async {
        await folder.store(["a": "1"])

        let cache = folder.cache { $0.formatVersion = 2 }

        #expect(cache.value(for: "a") == nil)
        await cache.flush()
    }

    @Test func `files of an older layout are dropped without a report`() async throws {
        await folder.store(["a": "1"])
        for path in [folder.files.ledger, folder.path(ofValue: "a")] {
            var bytes = Array(try folder.bytes(path).dropLast(16))
            bytes[4] -= 1
            try folder.write(bytes + StableHash(of: bytes).bytes, path)
        }
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        await cache.preload()

        #expect(cache.value(for: "a") == nil)
        await cache.flush()
        #expect(try folder.names == ["ledger", "lock"])
        #expect(report.incidents == [])
    }

    @Test func `a type that changed without its version is dropped and reported`() async {
        await folder.store(["a": "1"])
        let report = RecordingReport()
        var configuration = folder.configuration
        configuration.report = report.report
        let cache = FrequencyCache<[Int]>(configuration: configuration)

        #expect(cache.value(for: "a") == nil)
        await cache.flush()

        #expect(report.incidents.count == 1)
        #expect(folder.cache().value(for: "a") == nil)
        #expect(cache.statistics.dropped == 1)
    }

    @Test func `a removed value is gone at once and forever`() async {
        await folder.store(["a": "1", "b": "2"])
        let cache = folder.cache()

        cache.remove("a")

        #expect(cache.value(for: "a") == nil)
        await cache.flush()
        #expect(folder.cache().value(for: "a") == nil)
        #expect(folder.cache().value(for: "b") == "2")
    }

    @Test func `all values are removed, and later ones stay`() async {
        await folder.store(["a": "1", "b": "2"])
        let cache = folder.cache()
        cache.store("3", for: "c")

        cache.removeAll()
        cache.store("4", for: "d")

        #expect(cache.value(for: "a") == nil)
        #expect(cache.value(for: "c") == nil)
        await cache.flush()
        let later = folder.cache()
        #expect(["a", "b", "c", "d"].map { later.value(for: $0) } == [nil, nil, nil, "4"])
    }
}
