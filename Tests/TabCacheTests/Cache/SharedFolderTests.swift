import Foundation
import Testing

@testable import TabCache

/// Two caches on one folder stand for two processes: each opens the lock file itself, and `flock`
/// excludes open files, not processes.
@Suite("Shared folder")
struct SharedFolderTests {
    private let folder = TemporaryFolder()
    /// Waits for a lock for as long as it takes, however busy the machine is.
    private let patient = LockWaiting(attempts: .max)

    @Test func `two writers lose nothing`() async {
        let report = RecordingReport()
        await withTaskGroup(of: Void.self) { group in
            for writer in ["a", "b"] {
                let cache = folder.cache(report: report, waiting: patient)
                group.addTask {
                    for index in 0..<100 {
                        cache.store("\(writer) \(index)", for: "\(writer)\(index)")
                        if index % 4 == 0 { await cache.flush() }
                    }
                    await cache.flush()
                }
            }
        }

        let later = folder.cache()
        await later.preload()
        for writer in ["a", "b"] {
            for index in 0..<100 { #expect(later.value(for: "\(writer)\(index)") == "\(writer) \(index)") }
        }
        #expect(later.statistics.diskCount == 200)
        await later.flush()
        #expect(report.incidents == [])
    }

    @Test func `writers, readers and removers of the same keys see only whole values`() async {
        let report = RecordingReport()
        let valid = Set((0..<4).flatMap { writer in (0..<60).map { "\(writer) \($0)" } })
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                let cache = folder.cache(report: report, waiting: patient) { $0.diskCountLimit = 5 }
                group.addTask {
                    for index in 0..<60 {
                        let key = "key \(index % 8)"
                        cache.store("\(writer) \(index)", for: key)
                        if index % 3 == 0 { await cache.flush() }
                        cache.trimMemory()
                        if let found = cache.value(for: "key \((index + writer) % 8)") {
                            #expect(valid.contains(found))
                        }
                        if index % 7 == 0 { cache.remove(key) }
                        if index == 40 { cache.removeAll() }
                    }
                    await cache.flush()
                }
            }
        }

        #expect(report.incidents == [])
    }

    @Test func `loads counted by two processes add up`() async {
        await folder.store(["key": "grey", "other": "x"])
        let caches = [folder.cache(), folder.cache()]
        for cache in caches {
            for _ in 0..<10 { _ = cache.value(for: "key") }
        }

        for cache in caches { await cache.flush() }

        let ledger = caches[1].state.withLock { $0.known }
        let weight = ledger?[EntryKey("key")]?.frequency.weight ?? 0
        #expect(weight > 20.5 && weight <= 21)
    }

    @Test func `what another process stored is found after the next write`() async {
        let one = folder.cache()
        await one.preload()
        await folder.store(["key": "grey"])
        #expect(one.value(for: "key") == nil)

        one.store("x", for: "other")
        await one.flush()

        #expect(one.value(for: "key") == "grey")
    }

    @Test func `a lock that is never given back is survived`() async throws {
        await folder.store(["key": "grey"])
        let files = SystemFiles()
        let lock = try #require(try files.lock(folder.files.lock))
        let report = RecordingReport()
        let cache = folder.cache(report: report, waiting: LockWaiting(attempts: 5))

        cache.store("new", for: "other")
        await cache.flush()

        #expect(cache.value(for: "key") == "grey")
        #expect(cache.value(for: "other") == "new")
        #expect(report.incidents == [.lockUnavailable(code: EWOULDBLOCK)])
        files.unlock(lock)
    }

    @Test func `many threads may use one cache`() async {
        let cache = folder.cache { $0.memoryCountLimit = 10 }
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for index in 0..<100 {
                        cache.store("\(index % 20)", for: "\(index % 20)")
                        let found = cache.value(for: "\((index + task) % 20)")
                        #expect(found == nil || found == "\((index + task) % 20)")
                        if index % 30 == 0 { cache.trimMemory() }
                        if index % 50 == 0 { await cache.preload() }
                    }
                }
            }
        }
        await cache.flush()

        #expect(cache.statistics.diskCount == 20)
        #expect(cache.statistics.memoryCount <= 10)
    }
}
