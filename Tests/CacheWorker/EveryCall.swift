import Foundation
import TabCache

/// Every call of the cache, over and over; a process that ends after it has nothing left in memory that it lost.
struct EveryCall {
    let folder: String

    /// A value whose encoding nests containers.
    private indirect enum Tree: Codable, Sendable, Hashable {
        case leaf(Int)
        case branch([String: Tree], [Tree])
    }

    func make(times: Int) async {
        var areThere: [@Sendable () -> Bool] = []
        for time in 0..<times { areThere.append(await use(time)) }
        // A cache stays until its last change is written.
        while areThere.contains(where: { $0() }) { await Task.yield() }
        Line.print("done")
    }

    /// Returns whether the cache is still there.
    private func use(_ time: Int) async -> @Sendable () -> Bool {
        let cache = makeCache()
        await cache.preload()
        for index in 0..<20 { cache.store(tree(index, depth: 4), for: "tree \(index)") }
        await cache.flush()
        cache.trimMemory()
        for index in 0..<20 {
            // Less is kept than was stored.
            guard let value = cache.value(for: "tree \(index)") else { continue }
            if value != tree(index, depth: 4) { Line.fail("tree \(index) is another") }
        }
        cache.remove("tree \(time % 20)")
        if time % 10 == 9 { cache.removeAll() }
        await cache.flush()
        // Changes that nobody waits for, of a cache that goes.
        cache.store(.leaf(time), for: "last")
        return { [weak cache] in cache != nil }
    }

    private func tree(_ number: Int, depth: Int) -> Tree {
        depth == 0
            ? .leaf(number)
            : .branch(["left": tree(number * 2, depth: depth - 1)], [tree(number + 1, depth: depth - 1)])
    }

    private func makeCache() -> FrequencyCache<Tree> {
        var configuration = CacheConfiguration(
            directory: URL(fileURLWithPath: folder, isDirectory: true), build: "1 (1)")
        configuration.diskCountLimit = 12
        configuration.report = { Line.fail($0.description) }
        return FrequencyCache(configuration: configuration)
    }
}
