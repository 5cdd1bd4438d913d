import Foundation
import Testing

@testable import TabCache

@Suite("Invalidation")
struct InvalidationTests {
    private let folder = TemporaryFolder()

    @Test(arguments: [true, false])
    func `values of another build are not used, without a report`(isPreloaded: Bool) async throws {
        await folder.store(["a": "1", "b": "2"])
        let report = RecordingReport()
        let cache = folder.cache(report: report) { $0.build = "1 (2)" }

        if isPreloaded { await cache.preload() }

        #expect(cache.value(for: "a") == nil)
        cache.store("3", for: "c")
        await cache.flush()
        #expect(cache.diskCount == 1)
        #expect(folder.cache().value(for: "b") == nil)
        #expect(report.sentences == [])
    }

    @Test func `values of another format version are not used`() async {
        await folder.store(["a": "1"])

        #expect(folder.cache { $0.formatVersion = 2 }.value(for: "a") == nil)
        #expect(folder.cache().value(for: "a") == "1")
    }

    @Test func `a file of another layout is not used, without a report`() async throws {
        await folder.store(["a": "1"])
        var bytes = try folder.bytes()
        bytes[4] -= 1
        try folder.write(bytes)
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        await cache.preload()

        #expect(cache.value(for: "a") == nil)
        await folder.store(["a": "2"])
        #expect(folder.cache().value(for: "a") == "2")
        #expect(report.sentences == [])
    }

    @Test func `a value of another type is dropped and reported`() async {
        await folder.store(["a": "1", "b": "2"])
        let report = RecordingReport()
        var configuration = folder.configuration
        configuration.report = report.report
        let cache = FrequencyCache<[Int]>(configuration: configuration)

        #expect(cache.value(for: "a") == nil)
        #expect(cache.value(for: "a") == nil)
        await cache.flush()

        #expect(report.kinds == [.damaged])
        #expect(folder.cache().value(for: "a") == nil)
        #expect(folder.cache().value(for: "b") == "2")
    }

    @Test func `a removed value is gone at once and forever`() async {
        await folder.store(["a": "1", "b": "2"])
        let cache = folder.cache()

        cache.remove("a")

        #expect(cache.value(for: "a") == nil)
        await cache.flush()
        #expect(cache.value(for: "a") == nil)
        #expect(folder.cache().value(for: "a") == nil)
        #expect(folder.cache().value(for: "b") == "2")
    }

    @Test(arguments: [true, false])
    func `all values are removed, and later ones stay`(isRead: Bool) async {
        await folder.store(["a": "1", "b": "2"])
        let cache = folder.cache(delay: 100_000)
        if isRead { _ = cache.value(for: "b") }
        cache.store("3", for: "c")

        cache.removeAll()
        cache.store("4", for: "d")

        #expect(["a", "b", "c", "d"].map { cache.value(for: $0) } == [nil, nil, nil, "4"])
        #expect(cache.pendingCount == 2)
        await cache.flush()
        let later = folder.cache()
        #expect(["a", "b", "c", "d"].map { later.value(for: $0) } == [nil, nil, nil, "4"])
    }
}
