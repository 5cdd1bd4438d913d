import Foundation
import Testing

@testable import TabCache

/// Files that cannot be read or written now.
@Suite("Trouble with the file")
struct TroubleTests {
    private let folder = TemporaryFolder()
    /// The folder is changed in ways that no write of itself may meet.
    private let never = 100_000.0

    /// Makes the folder one that nothing can be written into: a link to nowhere.
    private func breakFolder() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path, withDestinationPath: folder.path + "-nowhere")
    }

    @Test func `a folder that cannot be written is one warning, and tried again`() async throws {
        try breakFolder()
        let report = RecordingReport()
        let cache = folder.cache(report: report, delay: never)

        for number in 0..<5 {
            cache.store("\(number)", for: "key")
            await cache.flush()
        }
        #expect(report.kinds == [.unwritable])
        #expect(cache.value(for: "key") == "4")
        #expect(cache.pendingCount == 1)

        try FileManager.default.removeItem(at: folder.url)
        await cache.flush()
        #expect(cache.pendingCount == 0)
        #expect(folder.cache().value(for: "key") == "4")
    }

    @Test func `where nothing can be written, memory is bounded`() async throws {
        try breakFolder()
        let cache = folder.cache(delay: never) {
            $0.diskCountLimit = 10
            $0.memoryCountLimit = 5
        }

        for number in 0..<300 {
            cache.store("\(number)", for: "\(number)")
            if number % 3 == 0 { cache.remove("other \(number)") }
            await cache.flush()
        }

        #expect(cache.pendingCount <= 11)
        #expect(cache.memoryCount == 5)
        #expect(cache.contents.withLock { $0.frequencies.count } <= 15)
        #expect(cache.value(for: "299") == "299")
    }

    @Test func `what was given up does not come back as it was before`() async throws {
        await folder.store(["a": "old", "b": "old"])
        let cache = folder.cache(delay: never) { $0.diskCountLimit = 2 }
        _ = cache.value(for: "a")
        let aside = folder.url.appendingPathExtension("aside")
        try FileManager.default.moveItem(at: folder.url, to: aside)
        try breakFolder()
        for key in ["a", "c", "d", "e"] { cache.store("new", for: key) }
        await cache.flush()
        try FileManager.default.removeItem(at: folder.url)
        try FileManager.default.moveItem(at: aside, to: folder.url)

        await cache.flush()

        let later = folder.cache()
        #expect(["a", "b"].allSatisfy { later.value(for: $0) != "old" })
        #expect(cache.pendingCount == 0)
        #expect(cache.diskCount == 2)
    }

    /// Puts something that cannot be read under the name of the file, as before the first unlock of a device.
    ///
    /// - Returns: What puts the file back.
    private func lockFile() throws -> () throws -> Void {
        let locked = folder.url.appendingPathComponent("locked")
        try FileManager.default.moveItem(at: folder.file, to: locked)
        try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
        return { [folder] in
            try FileManager.default.removeItem(at: folder.file)
            try FileManager.default.moveItem(at: locked, to: folder.file)
        }
    }

    @Test func `a file that cannot be read is not written over`() async throws {
        await folder.store(["a": "1"])
        let unlock = try lockFile()
        let report = RecordingReport()
        let cache = folder.cache(report: report, delay: never)

        #expect(cache.value(for: "a") == nil)
        cache.store("2", for: "b")
        await cache.flush()
        #expect(report.kinds == [.unreadable])
        #expect(cache.pendingCount == 1)

        try unlock()
        await cache.flush()
        #expect(cache.value(for: "a") == "1")
        #expect(folder.cache().value(for: "a") == "1")
        #expect(folder.cache().value(for: "b") == "2")
    }

    @Test func `a report may use the cache`() async throws {
        try breakFolder()
        let box = Locked<FrequencyCache<String>?>(nil)
        let cache = folder.cache(delay: never) {
            $0.report = { _ in box.withLock { $0 }?.store("reported", for: "report") }
        }
        box.withLock { $0 = cache }
        cache.store("1", for: "a")

        await cache.flush()

        #expect(cache.value(for: "report") == "reported")
        box.withLock { $0 = nil }
    }

    @Test func `a file that cannot be read yet is read as soon as it can be, and one warning is given`()
        async throws
    {
        await folder.store(["a": "1"])
        let unlock = try lockFile()
        let report = RecordingReport()
        let cache = folder.cache(report: report, delay: never)
        #expect(cache.value(for: "a") == nil)
        await cache.preload()
        cache.store("2", for: "b")

        try unlock()

        #expect(cache.value(for: "a") == "1")
        #expect(cache.value(for: "b") == "2")
        #expect(report.kinds == [.unreadable])
    }

    @Test func `a pipe in place of the file is waited for by nobody, and written over`() async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try #require(mkfifo(folder.file.path, 0o600) == 0)
        let report = RecordingReport()
        let cache = folder.cache(report: report, delay: never)

        #expect(cache.value(for: "a") == nil)
        #expect(report.kinds == [.damaged])
        cache.store("1", for: "a")
        await cache.flush()

        #expect(folder.cache().value(for: "a") == "1")
    }

    @Test func `a link to a pipe is waited for by nobody, and the pipe stays`() async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let pipe = folder.url.appendingPathComponent("pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(at: folder.file, withDestinationURL: pipe)
        let cache = folder.cache(delay: never)

        #expect(cache.value(for: "a") == nil)
        cache.store("1", for: "a")
        await cache.flush()

        #expect(folder.cache().value(for: "a") == "1")
        #expect(try folder.names == ["pipe", "values.tabcache"])
    }

    @Test func `what killed writers have left goes with the next write, and nothing else does`() async throws
    {
        await folder.store(["a": "1"])
        // No process has this number, and one of the living has the next.
        let (dead, living) = (pid_t(4_194_303), getppid())
        let kept = [
            "values.\(living).unfinished", ".dat.nosync\(String(living, radix: 16)).Ab12Cd",
            "values.x.unfinished",
            "values.\(dead).unfinished.txt", "notes.\(dead).unfinished", ".dat.other", "values.-1.unfinished",
        ]
        let left = [
            "values.\(dead).unfinished", ".dat.nosync\(String(dead, radix: 16)).Ab12Cd",
            "values.\(getpid()).unfinished",
        ]
        for name in kept + left { try Data([1]).write(to: folder.url.appendingPathComponent(name)) }

        await folder.store(["b": "2"])

        #expect(try folder.names == (kept + ["values.tabcache"]).sorted())
        #expect(folder.cache().value(for: "a") == "1" && folder.cache().value(for: "b") == "2")
    }

    @Test func `a value of another type is said in words that an app can follow`() {
        let damage = CacheConfiguration.Incident(kind: .damaged, reason: "")
        #expect(!damage.description.contains("formatVersion") && damage.description.contains("another build"))
    }
}
