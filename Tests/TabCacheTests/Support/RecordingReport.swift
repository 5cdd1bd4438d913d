@testable import TabCache

/// Keeps what a cache reports.
final class RecordingReport: Sendable {
    private let list = Locked<[CacheConfiguration.Incident]>([])

    var incidents: [CacheConfiguration.Incident] { list.withLock { $0 } }

    var report: @Sendable (CacheConfiguration.Incident) -> Void {
        { incident in self.list.withLock { $0.append(incident) } }
    }
}
