/// Reports trouble to the app, once for each kind.
struct IncidentReporter: Sendable {
    /// More different incidents than this are not reported; a broken disk should not fill a log.
    static let limit = 64

    private let reported = Locked<Set<CacheConfiguration.Incident>>([])
    private let report: @Sendable (CacheConfiguration.Incident) -> Void

    init(_ report: @escaping @Sendable (CacheConfiguration.Incident) -> Void) {
        self.report = report
    }

    func callAsFunction(_ incident: CacheConfiguration.Incident) {
        let isNew = reported.withLock { $0.count < Self.limit && $0.insert(incident).inserted }
        if isNew { report(incident) }
    }
}
