@testable import TabCache

extension FrequencyCache {
    /// The number of values in memory.
    var memoryCount: Int { contents.withLock { $0.values.count } }

    /// The number of values in the file, as of the last look at it.
    var diskCount: Int { contents.withLock { $0.archive?.entries.count ?? 0 } }

    /// The number of changes that are not on disk yet: several of one key count once, and so does removing everything.
    var pendingCount: Int { contents.withLock { $0.pendingCount } }

    /// Where a look-up would find the value of a key: in memory, in the file, or nowhere.
    func place(of key: String) -> Place {
        switch contents.withLock({ $0.finding(of: key) }) {
        case .value: .memory
        case .stored: .file
        case .nothing: .nowhere
        }
    }
}

/// Where a value is.
enum Place {
    case memory, file, nowhere
}

extension CacheContents {
    /// The changes since the file was written, by their keys.
    var changes: [String: Change] { slots.compactMapValues(\.change) }

    /// The frequencies that the file does not know, by the keys.
    var frequencies: [String: LoadFrequency] { slots.compactMapValues(\.frequency) }

    /// The number of changes that are not on disk yet.
    var pendingCount: Int { changes.count + (erasure == nil ? 0 : 1) }
}
