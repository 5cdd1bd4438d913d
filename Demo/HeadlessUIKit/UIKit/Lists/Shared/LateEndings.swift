/// Reports of views that left a list, which may come with its next layout.
@MainActor
struct LateEndings {
    private var isReloading = false
    private var reports: [() -> Void] = []

    nonisolated init() {}

    /// Begins a reload, whose reports come later where UIKit is unkind.
    mutating func beginReload() {
        isReloading = HeadlessScreen.isUnkind
    }

    mutating func endReload() {
        isReloading = false
    }

    /// Keeps a report, or returns `false` if it is due at once.
    mutating func keep(_ report: @escaping () -> Void) -> Bool {
        guard isReloading else { return false }
        reports.append(report)
        return true
    }

    /// Returns the reports that are due, each once.
    mutating func take() -> [() -> Void] {
        defer { reports = [] }
        return reports
    }
}
