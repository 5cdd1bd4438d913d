/// The state that the threads of a cache share.
///
/// It holds values without knowing their type, so that a look-up is the same code for all of them.
struct CacheState: Sendable {
    var memory: MemoryTier
    /// The values on disk, once the ledger has been read.
    var known: Ledger?
    /// Keys whose file was looked for in vain since it was last written.
    var absent: Set<EntryKey> = []
    var pending = PendingBatch()
    /// The changes under way, without the chunks that are on disk already.
    var writing = PendingBatch()
    var reads = ReadsUnderWay()
    /// The work that will take `pending` with it, and the work before that.
    var nextFlush: Task<Void, Never>?
    var lastFlush: Task<Void, Never>?
    /// Flushes in a row that could not write, and whether another one is to come by itself.
    var failedFlushes = 0
    var retry: Task<Void, Never>?
    var statistics = CacheStatistics()

    /// Loads alone are worth a write only once in a while; the next change takes them along.
    static let loadsPerFlush: UInt64 = 256

    /// Returns a value from memory and records the load.
    mutating func load(_ key: EntryKey) -> AnyValueBox? {
        guard let value = memory.load(key) else { return nil }
        statistics.memoryHits += 1
        return value
    }

    /// Whether there are enough loads for a flush; true once, not again with every further load.
    var hasLoadsForFlush: Bool { memory.recordedLoads == Self.loadsPerFlush }

    /// Counts the loads that were noted, for memory and for the next flush.
    mutating func countLoads(at time: Double) {
        for (key, loads) in memory.countLoads(at: time) { pending.count(loads, of: key) }
    }

    /// Puts a value into memory, where it takes the place of others.
    mutating func remember(
        _ value: AnyValueBox, for key: EntryKey, bytes: Int = 0, weight: Double = 1, at time: Double
    ) {
        countLoads(at: time)
        statistics.evictedFromMemory += memory.insert(
            value, for: key, bytes: bytes, weight: weight, at: time)
    }

    /// Sets the size of a value in memory, once it is known.
    mutating func setCost(of key: EntryKey, bytes: Int, at time: Double) {
        countLoads(at: time)
        statistics.evictedFromMemory += memory.setCost(of: key, bytes: bytes, at: time)
    }

    /// Takes a value out of memory; its loads so far count.
    mutating func forget(_ key: EntryKey, at time: Double) {
        countLoads(at: time)
        memory.remove(key)
    }

    /// Takes all values out of memory; their loads so far count.
    mutating func forgetAll(at time: Double) {
        countLoads(at: time)
        memory.removeAll()
    }

    /// Makes a change of a key, which overtakes the reads of it.
    mutating func change(_ key: EntryKey, _ change: PendingChange) {
        reads.noteChange(of: key)
        pending.set(change, for: key)
    }

    /// The number of keys with a change that is not on disk.
    var pendingCount: Int {
        pending.count + writing.count - writing.changes.keys.filter { pending.changes[$0] != nil }.count
    }

    /// Returns the next change of a key on disk, the latest first.
    func upcoming(_ key: EntryKey) -> PendingChange? {
        if let change = pending.changes[key] { return change }
        if pending.removesAll { return .remove }
        if let change = writing.changes[key] { return change }
        return writing.removesAll ? .remove : nil
    }

    /// Whether a key may have a file.
    func mayBeOnDisk(_ key: EntryKey) -> Bool {
        if absent.contains(key) { return false }
        return known.map { $0[key] != nil } ?? true
    }
}
