@testable import TabCache

/// Keeps what a cache reports.
final class RecordingReport: Sendable {
    private let list = Locked<[String]>([])

    var sentences: [String] { list.withLock { $0 } }

    /// The kinds of trouble, told by how the sentences begin.
    var kinds: [CacheConfiguration.Incident.Kind?] {
        let kinds: [CacheConfiguration.Incident.Kind] = [.unwritable, .unreadable, .damaged, .notEncodable]
        return sentences.map { sentence in
            kinds.first { sentence.hasPrefix(CacheConfiguration.Incident(kind: $0, reason: "").description) }
        }
    }

    var report: @Sendable (String) -> Void {
        { sentence in self.list.withLock { $0.append(sentence) } }
    }
}
