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

    @Test func `the most loaded are in memory, and no others`() async {
        await storeFive(loads: [3, 0, 9, 1, 5])
        let cache = folder.cache { $0.preloadLimit = 2 }

        await cache.preload()

        #expect(cache.contents.withLock { $0.values } == ["2": "2", "4": "4"])
        #expect(cache.value(for: "2") == "2")
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

        #expect(cache.contents.withLock { $0.values } == ["1": "1"])
    }

    @Test func `what was loaded long ago counts less`() async {
        let clock = ManualClock()
        let first = folder.cache { $0.now = clock.now }
        first.store("old", for: "old")
        first.store("new", for: "new")
        for _ in 0..<3 { _ = first.value(for: "old") }
        await first.flush()
        clock.jump(by: 3 * 30 * 86_400)
        let second = folder.cache { $0.now = clock.now }
        _ = second.value(for: "new")
        await second.flush()
        let third = folder.cache {
            $0.now = clock.now
            $0.preloadLimit = 1
        }

        await third.preload()

        // 4 loads three half-lives ago are half a load; one load then and one now are more than one.
        #expect(third.contents.withLock { $0.values } == ["new": "new"])
    }

    @Test func `what is in memory already stays as it is`() async {
        await folder.store(["key": "old"])
        let cache = folder.cache()
        cache.store("new", for: "key")

        await cache.preload()

        #expect(cache.value(for: "key") == "new")
    }

    @Test func `memory is filled no further than its limit`() async {
        await storeFive(loads: [3, 0, 9, 1, 5])
        let cache = folder.cache { $0.memoryCountLimit = 2 }

        await cache.preload()

        #expect(cache.contents.withLock { $0.values } == ["2": "2", "4": "4"])
    }

    @Test func `an empty folder preloads nothing`() async {
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        await cache.preload()

        #expect(cache.memoryCount == 0)
        #expect(report.sentences == [])
    }
}
