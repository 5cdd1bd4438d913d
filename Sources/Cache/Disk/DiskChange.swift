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

    /// Whether more than loads is to be written.
    var changesValues: Bool { removesAll || !changes.isEmpty }

    var storeCount: Int {
        changes.filter { if case .store = $0.change { true } else { false } }.count
    }
}

/// What became of a batch.
struct DiskOutcome: Sendable {
    /// All that is on disk now, as far as this process can tell.
    var ledger = Ledger()
    var stored = 0
    var evicted = 0
    var dropped = 0
}
