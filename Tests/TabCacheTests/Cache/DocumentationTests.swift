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
        #expect(FrequencyCache<Layout>().statistics.memoryCount == 0)
    }

    @Test func `the defaults are those of the documentation`() {
        let configuration = CacheConfiguration()

        #expect(configuration.directory == CacheConfiguration.defaultDirectory)
        #expect(configuration.directory?.lastPathComponent == "TabAnimated")
        #expect(configuration.build == CacheConfiguration.defaultBuild)
        #expect(configuration.preloadLimit == 20)
        #expect(configuration.memoryCountLimit == 100)
        #expect(configuration.memoryByteLimit == 4_194_304)
        #expect(configuration.diskCountLimit == 500)
        #expect(configuration.diskByteLimit == 8_388_608)
        #expect(configuration.halfLifeInLoads == 500)
        #expect(configuration.halfLife == 2_592_000)
        #expect(configuration.formatVersion == 1)
    }

    @Test(arguments: [
        CacheConfiguration.Incident.directoryUnusable(code: 1), .lockUnavailable(code: 1),
        .writeFailed(code: 1),
        .readFailed(code: 1), .ledgerDamaged, .valueDamaged(file: "a"), .obstructed(file: "a"),
        .valueTooLarge(bytes: 1), .valueNotEncodable(reason: "a"), .valueNotDecodable(reason: "a"),
    ])
    func `an incident is told in a sentence`(incident: CacheConfiguration.Incident) {
        #expect(incident.description.contains(" "))
    }
}
