import Foundation
import TabCache
import Testing

/// Every snippet of the documentation, compiled and run with public API only.
@Suite("Documentation")
struct DocumentationTests {
    private struct Layout: Codable, Sendable, Equatable { var widths: [Double] = [0.75, 0.5] }

    private let layout = Layout()

    @Test func `a cache is configured, filled and asked`() async {
        var configuration = CacheConfiguration()
        configuration.preloadLimit = 50
        // The snippet's folder is the user's own.
        configuration.directory = nil

        let cache = FrequencyCache<Layout>(configuration: configuration)
        await cache.preload()
        cache.store(layout, for: "NewsCell 320x96")
        let again = cache.value(for: "NewsCell 320x96")

        #expect(again == layout)
    }

    @Test func `a codable type of an app needs nothing more`() {
        #expect(FrequencyCache<Layout>().memoryCount == 0)
    }

    @Test func `the defaults are those of the documentation`() {
        let configuration = CacheConfiguration()

        #expect(configuration.directory == CacheConfiguration.defaultDirectory)
        #expect(configuration.directory?.lastPathComponent == "TabAnimated")
        #expect(configuration.build == CacheConfiguration.defaultBuild)
        #expect(configuration.preloadLimit == 20)
        #expect(configuration.memoryCountLimit == 100)
        #expect(configuration.diskCountLimit == 500)
        #expect(configuration.diskByteLimit == 2_097_152)
        #expect(configuration.halfLife == 2_592_000)
        #expect(configuration.formatVersion == 1)
    }

    @Test func `an incident is told in a sentence with the reason`() async {
        let reasons = Reasons()
        var configuration = CacheConfiguration(directory: nil)
        configuration.directory = URL(fileURLWithPath: "/dev/null/folder")
        configuration.report = { reasons.add($0.description) }
        let cache = FrequencyCache<Layout>(configuration: configuration)

        cache.store(layout, for: "key")
        await cache.flush()

        #expect(reasons.all.count == 1)
        #expect(reasons.all.first?.hasPrefix("The file of the cache cannot be ") == true)
    }
}

private final class Reasons: @unchecked Sendable {
    // Touched between `lock()` and `unlock()` only.
    private var list: [String] = []
    private let lock = NSLock()

    var all: [String] { lock.withLock { list } }

    func add(_ reason: String) { lock.withLock { list.append(reason) } }
}
