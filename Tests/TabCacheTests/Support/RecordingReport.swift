@testable import TabCache

/// Keeps what a cache reports.
final class RecordingReport: Sendable {
    private let list = Locked<[CacheIncident]>([])

    var incidents: [CacheIncident] { list.withLock { $0 } }

    var report: @Sendable (CacheIncident) -> Void {
        { incident in self.list.withLock { $0.append(incident) } }
    }
}
