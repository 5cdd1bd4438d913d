import Foundation
import Testing

@testable import TabCache

@Suite("Flushes")
struct FlushOrderTests {
    /// A value that tells when it is encoded.
    private struct Telling: Codable, Sendable {
        let text: String
        var willEncode: @Sendable () -> Void = {}

        private enum Keys: CodingKey { case text }

        init(_ text: String, willEncode: @escaping @Sendable () -> Void = {}) {
            self.text = text
            self.willEncode = willEncode
        }

        init(from decoder: any Decoder) throws {
            text = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .text)
        }

        func encode(to encoder: any Encoder) throws {
            willEncode()
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(text, forKey: .text)
        }
    }

    @Test func `a change made while another is encoded waits until that is on disk`() async throws {
        let folder = TemporaryFolder()
        let events = Locked<[String]>([])
        let note: @Sendable (String) -> Void = { event in events.withLock { $0.append(event) } }
        let files = FaultyFiles { operation in
            if case .rename(let name) = operation, name != "ledger" { note("written") }
            return nil
        }
        let cache = FrequencyCache<Telling>(
            configuration: folder.configuration, format: .json, files: files)
        let new = Telling("new") { note("new") }
        cache.store(
            Telling("old") {
                note("old")
                cache.store(new, for: "key")
                // Room for a second flush to overtake this one, if nothing held it back.
                for _ in 0..<100 where events.withLock({ !$0.contains("new") }) { usleep(1_000) }
            }, for: "key")

        await cache.flush()
        await cache.flush()

        #expect(events.withLock { $0 } == ["old", "written", "new", "written"])
        let later = FrequencyCache<Telling>(configuration: folder.configuration)
        #expect(later.value(for: "key")?.text == "new")
    }
}
