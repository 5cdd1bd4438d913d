import Foundation
import Testing

@testable import TabCache

@Suite("Preload")
struct PreloadTests {
    private let folder = TemporaryFolder()

    private func storeFive(loads: [Int]) async {
        let cache = folder.cache()
        for index in loads.indices { cache.store("\(index)", for: "\(index)") }
        for (index, count) in loads.enumerated() {
            for _ in 0..<count { _ = cache.value(for: "\(index)") }
        }
        await cache.flush()
    }

    @Test func `the most loaded are in memory, and only their files were read`() async {
        await storeFive(loads: [3, 0, 9, 1, 5])
        let files = FaultyFiles()
        let cache = folder.cache(files: files) { $0.preloadLimit = 2 }

        await cache.preload()

        let expected = ["ledger"] + ["2", "4"].map { folder.files.name(of: EntryKey($0)) }
        #expect(files.namesRead == expected)
        #expect(cache.statistics.preloaded == 2)
        #expect(cache.value(for: "2") == "2")
        #expect(cache.statistics.memoryHits == 1)
    }

    @Test func `a launch does not list the folder, however many values it has; the first change does`() async
    {
        await storeFive(loads: [3, 0, 9, 1, 5])
        let files = FaultyFiles()
        let cache = folder.cache(files: files) { $0.preloadLimit = 2 }

        await cache.preload()
        _ = cache.value(for: "0")
        await cache.flush()
        #expect(!files.operations.contains(.items))

        cache.store("6", for: "6")
        await cache.flush()
        #expect(files.operations.filter { $0 == .items }.count == 1)
    }

    @Test func `loads of several launches add up`() async {
        await storeFive(loads: [3, 2])
        for _ in 0..<2 {
            let cache = folder.cache()
            _ = cache.value(for: "1")
            await cache.flush()
        }
        let cache = folder.cache { $0.preloadLimit = 1 }

        await cache.preload()

        #expect(cache.value(for: "1") == "1")
        #expect(cache.statistics.memoryHits == 1)
    }

    @Test func `what is in memory already stays as it is`() async {
        await folder.store(["key": "old"])
        let cache = folder.cache()
        cache.store("new", for: "key")

        await cache.preload()

        #expect(cache.value(for: "key") == "new")
        #expect(cache.statistics.preloaded == 0)
    }

    @Test func `memory is filled no further than its limit`() async {
        await storeFive(loads: [3, 0, 9, 1, 5])
        let cache = folder.cache { $0.memoryCountLimit = 2 }

        await cache.preload()

        #expect(cache.statistics.preloaded == 2)
        #expect(cache.statistics.evictedFromMemory == 0)
    }

    @Test func `a key that is not in the ledger costs no file access`() async {
        await folder.store(["key": "grey"])
        let files = FaultyFiles()
        let cache = folder.cache(files: files)
        await cache.preload()
        let before = files.operations.count

        _ = cache.value(for: "other")

        #expect(files.operations.count == before)
    }

    @Test func `before the ledger was read a missing file is looked for once`() {
        let files = FaultyFiles()
        let cache = folder.cache(files: files)

        for _ in 0..<3 { _ = cache.value(for: "key") }

        #expect(files.namesRead.count == 1)
    }

    @Test func `an empty folder preloads nothing`() async {
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        await cache.preload()

        #expect(cache.statistics.preloaded == 0)
        #expect(report.incidents == [])
    }
}
