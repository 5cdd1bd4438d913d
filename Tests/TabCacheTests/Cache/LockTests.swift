import Foundation
import Testing

@testable import TabCache

/// What becomes of changes while another process has the lock, or the lock cannot be had at all.
@Suite("Lock")
struct LockTests {
    private let folder = TemporaryFolder()
    private let report = RecordingReport()
    /// Keeps changes from being tried again by themselves.
    private let gate = Gate()

    /// Gives up at once; the wait until the next try ends with the gate.
    private var impatient: LockWaiting {
        LockWaiting(attempts: 1, sleep: { [gate] in await gate.wait($0) })
    }

    private func hold() throws -> FileLock {
        try #require(try SystemFiles().lock(folder.files.lock))
    }

    private func expectNewest(_ cache: FrequencyCache<String>) {
        #expect(cache.value(for: "removed") == nil)
        #expect(cache.value(for: "replaced") == "new")
        #expect(cache.value(for: "kept") == "old")
    }

    private func changeWhileLocked() async throws -> (FrequencyCache<String>, FileLock) {
        await folder.store(["removed": "old", "replaced": "old", "kept": "old"])
        let lock = try hold()
        let cache = folder.cache(report: report, waiting: impatient)
        cache.remove("removed")
        cache.store("new", for: "replaced")
        await cache.flush()
        return (cache, lock)
    }

    @Test func `a busy lock brings nothing back`() async throws {
        let (cache, lock) = try await changeWhileLocked()

        expectNewest(cache)
        cache.trimMemory()
        expectNewest(cache)
        await cache.preload()
        expectNewest(cache)
        #expect(cache.statistics.pendingCount == 2)
        #expect(cache.statistics.dropped == 0)
        #expect(report.incidents == [.lockUnavailable(code: EWOULDBLOCK)])

        SystemFiles().unlock(lock)
        await cache.flush()
        cache.trimMemory()
        expectNewest(cache)
        expectNewest(folder.cache())
        #expect(cache.statistics.pendingCount == 0)
        #expect(cache.statistics.stored == 1)
    }

    @Test func `changes that were kept are tried again by themselves`() async throws {
        let (cache, lock) = try await changeWhileLocked()
        await gate.waits(1)
        SystemFiles().unlock(lock)

        gate.open()
        while cache.statistics.pendingCount > 0 { await Task.yield() }

        expectNewest(folder.cache())
    }

    @Test func `changes that were kept are merged with those that follow, which count`() async throws {
        let (cache, lock) = try await changeWhileLocked()
        cache.store("again", for: "removed")
        cache.remove("replaced")
        cache.store("1", for: "other")
        await cache.flush()
        SystemFiles().unlock(lock)
        await cache.flush()

        let later = folder.cache()
        #expect(later.value(for: "removed") == "again")
        #expect(later.value(for: "replaced") == nil)
        #expect(later.value(for: "other") == "1")
        #expect(later.value(for: "kept") == "old")
    }

    @Test func `removing everything is kept as well, and what was stored since`() async throws {
        await folder.store(["a": "old", "b": "old"])
        let lock = try hold()
        let cache = folder.cache(report: report, waiting: impatient)
        cache.store("lost", for: "c")
        await cache.flush()
        cache.removeAll()
        await cache.flush()
        cache.store("new", for: "b")
        await cache.flush()
        #expect(["a", "b", "c"].map { cache.value(for: $0) } == [nil, "new", nil])
        SystemFiles().unlock(lock)
        await cache.flush()

        #expect(["a", "b", "c"].map { folder.cache().value(for: $0) } == [nil, "new", nil])
    }

    @Test func `loads are kept as well`() async throws {
        await folder.store(["key": "old"])
        let lock = try hold()
        let cache = folder.cache(report: report, waiting: impatient)
        for _ in 0..<10 { _ = cache.value(for: "key") }
        await cache.flush()
        SystemFiles().unlock(lock)
        await cache.flush()

        let weight = cache.state.withLock { $0.known?[EntryKey("key")]?.frequency.weight }
        #expect((weight ?? 0) > 10.5)
    }

    @Test(arguments: ["folder", "link"])
    func `a lock that cannot be used brings nothing back, until it can`(kind: String) async throws {
        await folder.store(["removed": "old", "replaced": "old", "kept": "old"])
        let path = folder.files.lock
        try FileManager.default.removeItem(atPath: path)
        if kind == "folder" {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        } else {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/tmp")
        }
        let cache = folder.cache(report: report, waiting: impatient)
        cache.remove("removed")
        cache.store("new", for: "replaced")
        await cache.flush()
        cache.trimMemory()
        expectNewest(cache)
        #expect(report.incidents == [.lockUnavailable(code: kind == "folder" ? EISDIR : ELOOP)])

        try FileManager.default.removeItem(atPath: path)
        await cache.flush()
        expectNewest(folder.cache())
    }

    @Test func `no more values are kept than the disk may hold, and none of the others is old`() async throws
    {
        await folder.store(["0": "old", "9": "old"])
        let lock = try hold()
        let cache = folder.cache(report: report, waiting: impatient) { $0.diskCountLimit = 3 }
        for index in 0..<10 { cache.store("new", for: "\(index)") }
        await cache.flush()
        cache.trimMemory()

        #expect(
            (0..<10).map { cache.value(for: "\($0)") } == Array(repeating: nil, count: 7) + [
                "new", "new", "new",
            ])
        #expect(cache.statistics.dropped == 7)

        SystemFiles().unlock(lock)
        await cache.flush()
        let later = folder.cache()
        #expect(later.value(for: "0") == nil)
        #expect(later.value(for: "9") == "new")
    }

    @Test func `a folder that is never to be had costs no more memory the longer it lasts`() async throws {
        await folder.store(["0": "old", "kept": "old"])
        let lock = try hold()
        let cache = folder.cache(report: report, waiting: impatient) { $0.diskCountLimit = 3 }
        for round in 0..<10 {
            for index in 0..<500 { cache.store("new", for: "\(round * 500 + index)") }
            await cache.flush()
        }

        #expect(cache.statistics.pendingCount <= 3 + 1_024)
        #expect(cache.value(for: "0") == nil)
        #expect(cache.value(for: "4999") == "new")

        gate.open()
        SystemFiles().unlock(lock)
        await cache.flush()
        let later = folder.cache()
        #expect(["0", "kept", "4999"].map { later.value(for: $0) } == [nil, nil, "new"])
    }

    @Test func `loads of values that a folder cannot take are forgotten with them`() async throws {
        try SystemFiles().makeDirectory(folder.path)
        let lock = try hold()
        let cache = folder.cache(report: report, waiting: impatient) { $0.diskCountLimit = 3 }
        for index in 0..<5_000 {
            cache.store("new", for: "\(index)")
            _ = cache.value(for: "\(index)")
        }
        await cache.flush()
        cache.store("new", for: "last")
        await cache.flush()

        #expect(cache.state.withLock { $0.pending.loads.count } < 2_000)
        SystemFiles().unlock(lock)
    }

    @Test func `a cache that keeps changes goes away when it is no longer used`() async throws {
        try SystemFiles().makeDirectory(folder.path)
        let lock = try hold()
        weak var released: FrequencyCache<String>?
        do {
            let cache = folder.cache(report: report, waiting: impatient)
            released = cache
            cache.store("grey", for: "key")
            await cache.flush()
            await gate.waits(1)
        }

        // Another thread may be leaving its last call.
        while released != nil { await Task.yield() }
        #expect(released == nil)
        gate.open()
        SystemFiles().unlock(lock)
    }

    @Test func `waiting takes twice as long with each failure, up to a minute`() {
        let waiting = LockWaiting()

        #expect((1...8).map { waiting.delay(afterFailures: $0) } == [1, 2, 4, 8, 16, 32, 60, 60])
        #expect(waiting.delay(afterFailures: .max) == 60)
    }

    // MARK: - The lock in time

    /// Stores values while the lock is held, so that the next flush finds all of them.
    private func storeWhileLocked(_ count: Int, in cache: FrequencyCache<String>) async throws {
        await cache.flush()
        let lock = try hold()
        for index in 0..<count { cache.store("\(index)", for: "\(index)") }
        await cache.flush()
        SystemFiles().unlock(lock)
    }

    @Test func `many changes give the lock back in between`() async throws {
        let taken = Locked(0)
        let waiting = LockWaiting(
            attempts: 1,
            sleep: { [gate, path = folder.files.lock] seconds in
                guard seconds < 0.1 else { return await gate.wait(seconds) }
                // Another process, which gets the lock whenever this one waits.
                guard let lock = try? SystemFiles().lock(path) else { return }
                taken.withLock { $0 += 1 }
                SystemFiles().unlock(lock)
            })
        let cache = folder.cache(files: VolatileFiles(), report: report, waiting: waiting)
        try await storeWhileLocked(300, in: cache)

        await cache.flush()

        #expect(taken.withLock { $0 } == (300 - 1) / DiskBatch.changeLimit)
        #expect(cache.statistics.stored == 300)
        let later = folder.cache()
        for index in 0..<300 { #expect(later.value(for: "\(index)") == "\(index)") }
    }

    @Test func `what is not written yet when the lock is lost between chunks is kept`() async throws {
        let held = Locked<FileLock?>(nil)
        let waiting = LockWaiting(
            attempts: 1,
            sleep: { [gate, path = folder.files.lock] seconds in
                guard seconds < 0.1 else { return await gate.wait(seconds) }
                let lock = try? SystemFiles().lock(path)
                held.withLock { $0 = lock }
            })
        let cache = folder.cache(files: VolatileFiles(), report: report, waiting: waiting)
        try await storeWhileLocked(100, in: cache)
        await cache.flush()
        cache.trimMemory()

        #expect(cache.statistics.stored == DiskBatch.changeLimit)
        #expect(cache.statistics.pendingCount == 100 - DiskBatch.changeLimit)
        for index in 0..<100 { #expect(cache.value(for: "\(index)") == "\(index)") }

        try SystemFiles().unlock(#require(held.withLock { $0 }))
        await cache.flush()
        let later = folder.cache()
        for index in 0..<100 { #expect(later.value(for: "\(index)") == "\(index)") }
    }

    @Test func `waiting for a lock keeps no thread from other work`() async throws {
        try SystemFiles().makeDirectory(folder.path)
        let lock = try hold()
        let waiting = LockWaiting(
            attempts: .max,
            sleep: { [gate] in
                await gate.wait($0)
                await Task.yield()
            })
        let count = ProcessInfo.processInfo.activeProcessorCount * 2
        let caches = (0..<count).map { _ in folder.cache(report: report, waiting: waiting) }
        await withTaskGroup(of: Void.self) { group in
            for (index, cache) in caches.enumerated() {
                cache.store("grey", for: "\(index)")
                group.addTask { await cache.flush() }
            }
            // All of them wait now, more than there are threads, and this goes on.
            await gate.waits(count)
            SystemFiles().unlock(lock)
            gate.open()
        }

        let later = folder.cache()
        for index in 0..<count { #expect(later.value(for: "\(index)") == "grey") }
        #expect(report.incidents == [])
    }

    @Test func `a lock is given back although a forked process has the file open`() throws {
        try SystemFiles().makeDirectory(folder.path)
        let lock = try hold()
        let forked = dup(lock.descriptor)
        defer { close(forked) }

        SystemFiles().unlock(lock)

        let again = try #require(try SystemFiles().lock(folder.files.lock))
        SystemFiles().unlock(again)
    }
}
