/// A change of what is on disk.
enum DiskChange: Hashable, Sendable {
    /// Store these encoded bytes.
    case store([UInt8])
    case remove
    /// Look whether the file is valid, and drop it if not.
    case inspect
}

/// Changes that are made under one lock and written with one ledger.
struct DiskBatch: Sendable {
    /// Whether everything is removed first.
    var removesAll = false
    var changes: [(key: EntryKey, change: DiskChange)] = []
    var loads: [EntryKey: UInt64] = [:]

    /// The number of changes that are made under one lock; each waits for the medium, and other processes for the lock.
    static let changeLimit = 64

    /// Whether more than loads is to be written.
    var changesValues: Bool { removesAll || !changes.isEmpty }
}

/// The outcome of a batch.
struct DiskOutcome: Sendable {
    /// Whether the changes were made; if not, nothing was.
    var isApplied = false
    /// The loads of values that are not on disk yet.
    var loadsLeft: [EntryKey: UInt64] = [:]
    /// All that is on disk now, as far as this process can tell.
    var ledger = Ledger()
    var stored = 0
    var evicted = 0
    var dropped = 0
}
