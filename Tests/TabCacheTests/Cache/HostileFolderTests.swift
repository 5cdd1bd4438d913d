import Foundation
import Testing

@testable import TabCache

@Suite("Hostile folder")
struct HostileFolderTests {
    private let folder = TemporaryFolder()
    private let report = RecordingReport()

    private func expectWorksInMemory(_ cache: FrequencyCache<String>) async {
        for round in 0..<3 {
            cache.store("grey", for: "key \(round)")
            #expect(cache.value(for: "key \(round)") == "grey")
            await cache.flush()
            #expect(cache.value(for: "key \(round)") == "grey")
        }
        await cache.preload()
    }

    @Test func `a full disk is survived and reported once`() async throws {
        let files = FaultyFiles { if case .create = $0 { ENOSPC } else { nil } }
        let cache = folder.cache(files: files, report: report)

        await expectWorksInMemory(cache)

        #expect(report.incidents == [.writeFailed(code: ENOSPC)])
        #expect(try folder.names == ["lock"])
        #expect(cache.statistics.dropped == 3)
    }

    @Test func `a value that no longer fits does not leave the one before it`() async {
        await folder.store(["key": "old"])
        let files = FaultyFiles {
            if case .create(let name) = $0, name.contains(".value") { ENOSPC } else { nil }
        }
        let cache = folder.cache(files: files, report: report)
        cache.store("new", for: "key")
        await cache.flush()

        #expect(folder.cache().value(for: "key") == nil)
    }

    @Test func `a disk that is full for the ledger only loses no value`() async {
        let files = FaultyFiles {
            if case .create(let name) = $0, name.hasPrefix("ledger") { ENOSPC } else { nil }
        }
        let cache = folder.cache(files: files, report: report)
        await expectWorksInMemory(cache)
        cache.trimMemory()

        #expect(cache.value(for: "key 0") == "grey")
        #expect(folder.cache().value(for: "key 2") == "grey")
        #expect(report.incidents == [.writeFailed(code: ENOSPC)])
    }

    @Test func `a read-only folder still gives its values`() async {
        await folder.store(["key": "grey"])
        let files = FaultyFiles { operation in
            switch operation {
            case .create, .rename, .remove, .lock, .synchronize: EROFS
            case .makeDirectory, .items, .read: nil
            }
        }
        let cache = folder.cache(files: files, report: report)
        await cache.preload()

        #expect(cache.value(for: "key") == "grey")
        #expect(cache.statistics.preloaded == 1)
        await expectWorksInMemory(cache)
        #expect(report.incidents == [.lockUnavailable(code: EROFS)])
    }

    @Test func `files that cannot be read are survived`() async {
        await folder.store(["key": "grey"])
        let files = FaultyFiles { if case .read = $0 { EIO } else { nil } }
        let cache = folder.cache(files: files, report: report)

        #expect(cache.value(for: "key") == nil)
        await expectWorksInMemory(cache)
    }

    @Test func `what cannot be read for the moment is left alone`() async {
        await folder.store(["key": "grey"])
        let isLocked = Locked(true)
        let files = FaultyFiles { operation in
            guard case .read = operation else { return nil }
            return isLocked.withLock { $0 } ? EPERM : nil
        }
        let cache = folder.cache(files: files, report: report)
        #expect(cache.value(for: "key") == nil)
        await cache.preload()
        #expect(report.incidents == [.readFailed(code: EPERM)])

        isLocked.withLock { $0 = false }
        await cache.flush()

        #expect(cache.value(for: "key") == "grey")
    }

    @Test func `a folder that cannot be listed keeps its ledger`() async {
        await folder.store(["key": "grey"])
        let before = folder.cache()
        for _ in 0..<5 { _ = before.value(for: "key") }
        await before.flush()
        let files = FaultyFiles { if case .items = $0 { EMFILE } else { nil } }
        let cache = folder.cache(files: files, report: report)
        cache.store("x", for: "other")
        await cache.flush()

        let later = folder.cache()
        await later.preload()

        let weight = later.state.withLock { $0.known?[EntryKey("key")]?.frequency.weight }
        #expect((weight ?? 0) > 5)
        #expect(report.incidents == [.readFailed(code: EMFILE)])
    }

    @Test func `a value that is damaged is dropped by preloading, too`() async throws {
        await folder.store(["key": "grey"])
        try folder.write([1, 2, 3], folder.path(ofValue: "key"))
        let cache = folder.cache(report: report)

        await cache.preload()
        await cache.flush()

        #expect(cache.statistics.dropped == 1)
        #expect(try folder.names.count == 2)
        #expect(report.incidents.count == 1)
    }

    @Test func `a folder that vanishes is made again`() async throws {
        let cache = folder.cache(report: report)
        cache.store("1", for: "a")
        await cache.flush()
        try FileManager.default.removeItem(at: folder.url)
        cache.trimMemory()

        #expect(cache.value(for: "a") == nil)
        cache.store("2", for: "b")
        await cache.flush()

        #expect(folder.cache().value(for: "b") == "2")
        #expect(report.incidents == [])
        #expect(cache.statistics.diskCount == 1)
    }

    @Test func `a file where the folder belongs is survived and left alone`() async throws {
        try folder.write([1, 2, 3], folder.path)
        let cache = folder.cache(report: report)

        await expectWorksInMemory(cache)

        #expect(try folder.bytes(folder.path) == [1, 2, 3])
        #expect(report.incidents.count == 1)
    }

    @Test func `a folder that is a link is not followed`() async throws {
        let target = TemporaryFolder()
        try FileManager.default.createDirectory(at: target.url, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: folder.url, withDestinationURL: target.url)
        let cache = folder.cache(report: report)

        await expectWorksInMemory(cache)

        #expect(try target.names == [])
        #expect(report.incidents == [.directoryUnusable(code: ENOTDIR)])
    }

    @Test func `a folder that is a link is not read either`() async throws {
        let target = TemporaryFolder()
        await target.store(["key": "grey"])
        try FileManager.default.createSymbolicLink(at: folder.url, withDestinationURL: target.url)
        let cache = folder.cache(report: report)

        #expect(cache.value(for: "key") == nil)
        await cache.preload()

        #expect(cache.value(for: "key") == nil)
        #expect(cache.statistics.diskCount == 0)
        #expect(report.incidents == [.directoryUnusable(code: ENOTDIR)])
        #expect(throws: FileFailure(code: ENOTDIR, concernsFolder: true)) {
            try SystemFiles().items(in: folder.path)
        }
    }

    @Test func `a file in the place of the folder, or of one above, has the code that it says`() async throws
    {
        try folder.write([1], folder.path)
        let inside = TemporaryFolder(in: folder)

        for folder in [folder, inside] {
            let report = RecordingReport()
            await expectWorksInMemory(folder.cache(report: report))
            #expect(report.incidents == [.directoryUnusable(code: ENOTDIR)])
        }
    }

    @Test func `a folder that cannot be entered says nothing of the ledger in it`() async {
        await folder.store(["key": "grey"])
        let files = FaultyFiles(folderFault: EACCES)
        let cache = folder.cache(files: files, report: report)
        cache.store("new", for: "other")
        await cache.flush()

        #expect(report.incidents == [.readFailed(code: EACCES)])
        #expect(cache.statistics.pendingCount == 1)
        #expect(folder.cache().value(for: "key") == "grey")
    }

    @Test(arguments: ["value", "ledger", "lock"])
    func `a link is never written or read through`(kind: String) async throws {
        await folder.store(["key": "grey"])
        let victim = TemporaryFolder()
        try FileManager.default.createDirectory(at: victim.url, withIntermediateDirectories: true)
        let target = victim.path + "/precious"
        try folder.write(try folder.bytes(folder.path(ofValue: "key")), target)
        let before = try folder.bytes(target)
        let path =
            ["value": folder.path(ofValue: "key"), "ledger": folder.files.ledger][kind] ?? folder.files.lock
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)

        let cache = folder.cache(report: report)
        await cache.preload()
        if kind == "value" { #expect(cache.value(for: "key") == nil) }
        await expectWorksInMemory(cache)
        cache.store("new", for: "key")
        await cache.flush()

        #expect(try folder.bytes(target) == before)
        #expect(folder.cache().value(for: "key") == (kind == "lock" ? "grey" : "new"))
    }

    @Test(arguments: ["value", "ledger", "lock"])
    func `a folder where a file belongs is survived and left alone`(kind: String) async throws {
        await folder.store(["key": "grey", "other": "kept"])
        let path =
            ["value": folder.path(ofValue: "key"), "ledger": folder.files.ledger][kind] ?? folder.files.lock
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path + "/inside", withIntermediateDirectories: true)

        let cache = folder.cache(report: report)
        #expect(cache.value(for: "key") == (kind == "value" ? nil : "grey"))
        await expectWorksInMemory(cache)
        cache.store("new", for: "key")
        await cache.flush()

        #expect(cache.value(for: "other") == "kept")
        #expect(FileManager.default.fileExists(atPath: path + "/inside"))
        #expect(!report.incidents.isEmpty)
        #expect(Set(report.incidents).count == report.incidents.count)
    }

    @Test func `a pipe where a value belongs does not make the caller wait`() async throws {
        await folder.store(["key": "grey"])
        let path = folder.path(ofValue: "key")
        try FileManager.default.removeItem(atPath: path)
        #expect(mkfifo(path, 0o600) == 0)

        let cache = folder.cache(report: report)
        #expect(cache.value(for: "key") == nil)
        await cache.flush()
    }

    @Test func `files of others are not touched`() async throws {
        await folder.store(["key": "grey"])
        let foreign = ["notes.txt", ".hidden", "ledger.bak", "x.value", "ledger.1.temporary"]
        for name in foreign { try folder.write([1], folder.path + "/" + name) }
        let cache = folder.cache(report: report) { $0.build = "2 (1)" }
        await cache.preload()
        cache.removeAll()
        await cache.flush()

        #expect(try folder.names == (foreign + ["ledger", "lock"]).sorted())
        #expect(report.incidents == [])
    }

    @Test func `a file larger than the disk's share is not read`() async throws {
        await folder.store(["key": "grey"])
        try folder.write(Array(repeating: 0, count: 20_000), folder.path(ofValue: "key"))
        let cache = folder.cache { $0.diskByteLimit = 10_000 }

        #expect(cache.value(for: "key") == nil)
        await cache.flush()
    }

    @Test func `a report may use the cache`() async throws {
        await folder.store(["key": "grey"])
        try folder.write([1], folder.path(ofValue: "key"))
        let box = Locked<FrequencyCache<String>?>(nil)
        let cache = folder.cache { configuration in
            configuration.report = { _ in
                let cache = box.withLock { $0 }
                cache?.store("from the report", for: "other")
            }
        }
        box.withLock { $0 = cache }

        #expect(cache.value(for: "key") == nil)
        await cache.flush()
        await cache.flush()

        #expect(cache.value(for: "other") == "from the report")
        box.withLock { $0 = nil }
    }
}
