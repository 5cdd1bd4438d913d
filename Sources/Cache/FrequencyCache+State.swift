extension FrequencyCache {
    /// A change that is not on disk yet.
    enum PendingChange: Sendable {
        case store(Value)
        case remove
        case inspect
    }

    /// The changes that one turn of the background work takes with it.
    struct PendingBatch: Sendable {
        var removesAll = false
        var changes: [EntryKey: PendingChange] = [:]
        /// The keys in the order of their last change, so that the newest is the last to be evicted.
        var order: [EntryKey] = []
        var loads: [EntryKey: UInt64] = [:]
        var loadCount = 0

        mutating func set(_ change: PendingChange, for key: EntryKey) {
            if changes.updateValue(change, forKey: key) != nil, let index = order.firstIndex(of: key) {
                order.remove(at: index)
            }
            order.append(key)
        }

        mutating func countLoad(of key: EntryKey) {
            loads[key, default: 0] += 1
            loadCount += 1
        }
    }

    /// Everything that the threads share.
    struct State: Sendable {
        var memory: MemoryTier<Value>
        /// What is on disk, once the ledger was read.
        var known: Ledger?
        /// Keys whose file was looked for in vain since it was last written.
        var absent: Set<EntryKey> = []
        var pending = PendingBatch()
        var writing = PendingBatch()
        /// The work that will take `pending` with it, and the work before that.
        var nextTurn: Task<Void, Never>?
        var lastTurn: Task<Void, Never>?
        var statistics = CacheStatistics()

        /// What is about to happen to a key on disk, the latest change first.
        func upcoming(_ key: EntryKey) -> PendingChange? {
            if let change = pending.changes[key] { return change }
            if pending.removesAll { return .remove }
            if let change = writing.changes[key] { return change }
            return writing.removesAll ? .remove : nil
        }

        /// Whether it is worth while to look for the file of a key.
        func mayBeOnDisk(_ key: EntryKey) -> Bool {
            if absent.contains(key) { return false }
            return known.map { $0[key] != nil } ?? true
        }
    }
}
