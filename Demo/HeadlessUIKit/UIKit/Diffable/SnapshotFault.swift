import Foundation

/// The exceptions of snapshots; on other threads than the main one they stop the program in any case.
enum SnapshotFault {
    static let noSections = "There are currently no sections in the data source. Please add a section first."
    static let noSection = "Invalid parameter not satisfying: section != NSNotFound"
    static let noItem = "Invalid parameter not satisfying: indexPath"

    static func raise(_ reason: String) {
        MainActor.assumeIsolated { HeadlessException.raise(reason) }
    }

    static func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], what: String) -> Bool {
        var seen: Set<Identifier> = []
        let twice = identifiers.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return true }
        let list = twice.map { "    \($0)" }.joined(separator: ",\n")
        raise("Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
        return false
    }
}
