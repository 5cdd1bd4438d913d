import Foundation
import Testing

@testable import TabCache

@Suite("FrequencyCache")
struct FrequencyCacheTests {
    private let folder = TemporaryFolder()

    @Test func `a value is there at once`() {
        let cache = folder.cache()

        cache.store("grey", for: "key")

        #expect(cache.value(for: "key") == "grey")
    }

    @Test func `a value survives the cache`() async {
        let first = folder.cache()
        first.store("grey", for: "key")
        await first.flush()

        #expect(folder.cache().value(for: "key") == "grey")
    }

    @Test func `a key without a value is a miss`() {
        let cache = folder.cache()

        #expect(cache.value(for: "key") == nil)
        #expect(cache.statistics.misses == 1)
    }
}
