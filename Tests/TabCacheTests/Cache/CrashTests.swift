import Foundation
import Testing

@testable import TabCache

@Suite("Crash")
struct CrashTests {
    private let folder = TemporaryFolder()

    @Test func `a process killed at any byte leaves the old or the new value`() async throws {
        await folder.store(["key": "old", "other": "kept"])
        var current = "old"
        var life = 1
        var isDone = false
        while !isDone {
            let files = MortalFiles(life: life)
            let next = "value \(life)"
            let cache = folder.cache(files: files)
            cache.store(next, for: "key")
            _ = cache.value(for: "key")
            await cache.flush()

            let report = RecordingReport()
            let survivor = folder.cache(files: VolatileFiles(), report: report)
            await survivor.preload()
            let found = try #require(survivor.value(for: "key"), "life \(life)")
            #expect([current, next].contains(found), "life \(life)")
            #expect(survivor.value(for: "other") == "kept", "life \(life)")
            #expect(report.incidents == [], "life \(life)")
            await folder.putInOrder()
            #expect(try folder.names.count == 4, "life \(life)")
            current = found
            isDone = !files.isDead
            life += 1
        }
        #expect(life > 100)
        #expect(current == "value \(life - 1)")
    }

    @Test func `a process killed while it removes or evicts leaves sound values`() async throws {
        for life in 1..<60 {
            await folder.store(["a": "1", "b": "2", "c": "3"])
            let cache = folder.cache(files: MortalFiles(life: life)) { $0.diskCountLimit = 1 }
            cache.remove("a")
            await cache.flush()

            let report = RecordingReport()
            let survivor = folder.cache(files: VolatileFiles(), report: report)
            await survivor.preload()

            #expect([nil, "2"].contains(survivor.value(for: "b")))
            #expect([nil, "3"].contains(survivor.value(for: "c")))
            #expect(report.incidents == [])
        }
    }

    @Test func `bytes reach the disk before their name does`() async {
        let files = FaultyFiles()
        let cache = folder.cache(files: files)
        cache.store("grey", for: "key")
        await cache.flush()
        let value = folder.files.name(of: EntryKey("key"))

        let writes = files.operations.compactMap { operation in
            switch operation {
            case .create(let name): name.hasSuffix(".temporary") ? "create" : "create \(name)"
            case .rename(let name): "rename \(name)"
            case .synchronize: "synchronize"
            default: nil
            }
        }

        #expect(writes == ["create", "rename \(value)", "create", "rename ledger", "synchronize"])
    }

    @Test func `what a dead process has left is swept away`() async throws {
        await folder.store(["key": "grey"])
        try folder.write([1, 2, 3], folder.files.temporary(for: folder.files.ledger))
        try folder.write([1, 2, 3], folder.files.temporary(for: folder.path(ofValue: "key")))

        await folder.putInOrder()

        #expect(try folder.names.count == 3)
    }

    @Test func `values without a ledger are taken in again`() async throws {
        await folder.store(["a": "1", "b": "2"])
        try FileManager.default.removeItem(atPath: folder.files.ledger)
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        await cache.preload()

        #expect(cache.statistics.preloaded == 2)
        #expect(cache.statistics.diskCount == 2)
        #expect(report.incidents == [])
    }

    @Test func `entries without a file are forgotten`() async throws {
        await folder.store(["a": "1", "b": "2"])
        try FileManager.default.removeItem(atPath: folder.path(ofValue: "a"))
        let cache = folder.cache()

        await cache.preload()
        #expect(cache.value(for: "a") == nil)
        cache.remove("c")
        await cache.flush()

        #expect(cache.statistics.diskCount == 1)
        #expect(cache.value(for: "b") == "2")
    }
}
