import Foundation
import Testing

@testable import TabCache

/// A read of a file takes place in three steps, and changes come before, between and after them.
@Suite("Overtaken reads")
struct OvertakenReadTests {
    enum Change: CaseIterable, Sendable { case store, remove, removeAll }

    /// The steps of a read, put among the moments of a change and its way to the disk.
    private final class Reading: Sendable {
        let cache: FrequencyCache<String>
        private let moments: [Int]
        private let isPreload: Bool
        private struct Progress: Sendable {
            var moment = 0
            var reads: [ReadUnderWay] = []
            var finding = ValueFiles.Finding.absent
        }
        private let progress = Locked(Progress())

        init(_ cache: FrequencyCache<String>, moments: [Int], isPreload: Bool = false) {
            self.cache = cache
            self.moments = moments
            self.isPreload = isPreload
        }

        /// The number of moments so far.
        var count: Int { progress.withLock { $0.moment } }

        func nextMoment() {
            let moment = progress.withLock { progress in
                defer { progress.moment += 1 }
                return progress.moment
            }
            for (step, at) in moments.enumerated() where at == moment { take(step) }
        }

        private func take(_ step: Int) {
            switch step {
            case 0:
                let reads = isPreload ? cache.beginPreload() : beginLookUp()
                progress.withLock { $0.reads = reads }
            case 1:
                let finding = cache.values?.find(EntryKey("key")) ?? .absent
                progress.withLock { $0.finding = finding }
            default:
                let (reads, finding) = progress.withLock { ($0.reads, $0.finding) }
                for read in reads {
                    if isPreload {
                        cache.endPreload(read, finding)
                    } else {
                        _ = cache.end(read, finding, at: 0)
                    }
                }
            }
        }

        private func beginLookUp() -> [ReadUnderWay] {
            let answer = cache.state.withLock { cache.lookUp(EntryKey("key"), at: 0, in: &$0) }
            if case .onDisk(let read) = answer { return [read] }
            return []
        }
    }

    /// Makes a change while a read takes its steps at some moments; returns how many moments there were.
    private func expectNewest(after change: Change, moments: [Int], isPreload: Bool) async -> Int {
        let folder = TemporaryFolder()
        await folder.store(["key": "old", "other": "x"])
        let box = Locked<Reading?>(nil)
        let files = FaultyFiles { operation in
            switch operation {
            case .rename, .remove: box.withLock { $0 }?.nextMoment()
            default: break
            }
            return nil
        }
        let cache = folder.cache(files: files)
        await cache.flush()
        let reading = Reading(cache, moments: moments, isPreload: isPreload)
        box.withLock { $0 = reading }
        defer { box.withLock { $0 = nil } }

        reading.nextMoment()
        switch change {
        case .store: cache.store("new", for: "key")
        case .remove: cache.remove("key")
        case .removeAll: cache.removeAll()
        }
        reading.nextMoment()
        await cache.flush()
        reading.nextMoment()
        cache.trimMemory()
        reading.nextMoment()
        let (newest, count) = (change == .store ? "new" : nil, reading.count)
        #expect(cache.value(for: "key") == newest, "\(change), steps at \(moments)")
        await cache.flush()
        cache.trimMemory()
        #expect(cache.value(for: "key") == newest, "\(change), steps at \(moments), later")
        return count
    }

    @Test(arguments: Change.allCases, [false, true])
    func `no read brings back what a change has replaced or removed`(change: Change, isPreload: Bool) async {
        let count = await expectNewest(after: change, moments: [], isPreload: isPreload)
        #expect(count > 4)
        for begin in 0..<count {
            for find in begin..<count {
                for end in find..<count {
                    _ = await expectNewest(after: change, moments: [begin, find, end], isPreload: isPreload)
                }
            }
        }
    }

    @Test func `a value that was stored while its file was missing is found`() async throws {
        let folder = TemporaryFolder()
        await folder.store(["other": "x"])
        let cache = folder.cache(files: VolatileFiles())
        guard case .onDisk(let read) = cache.state.withLock({ cache.lookUp(EntryKey("key"), at: 0, in: &$0) })
        else {
            Issue.record("nothing is known of the key yet")
            return
        }
        let finding = try #require(cache.values).find(EntryKey("key"))
        cache.store("new", for: "key")
        await cache.flush()
        cache.trimMemory()

        _ = cache.end(read, finding, at: 0)

        #expect(cache.value(for: "key") == "new")
    }

    @Test func `a look-up that was overtaken answers with the newest`() async {
        let folder = TemporaryFolder()
        await folder.store(["key": "old"])
        let box = Locked<FrequencyCache<String>?>(nil)
        let files = FaultyFiles { operation in
            guard case .read = operation else { return nil }
            let cache = box.withLock { cache in
                defer { cache = nil }
                return cache
            }
            cache?.store("new", for: "key")
            cache?.trimMemory()
            return nil
        }
        let cache = folder.cache(files: files)
        box.withLock { $0 = cache }

        #expect(cache.value(for: "key") == "new")
        await cache.flush()
    }

    @Test func `reads that have ended leave nothing behind`() async {
        let folder = TemporaryFolder()
        await folder.store(["a": "1", "b": "2"])
        let cache = folder.cache(files: VolatileFiles())
        await cache.preload()
        cache.trimMemory()
        for key in ["a", "b", "c"] { _ = cache.value(for: key) }

        #expect(cache.state.withLock { $0.reads.count } == 0)
    }
}
