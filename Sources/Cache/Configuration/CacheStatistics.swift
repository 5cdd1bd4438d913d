/// The activity of a cache since its creation, and its present contents.
public struct CacheStatistics: Hashable, Sendable {
    /// The number of look-ups answered from memory.
    public internal(set) var memoryHits: Int = 0

    /// The number of look-ups answered by reading a file.
    public internal(set) var diskHits: Int = 0

    /// The number of look-ups without an answer.
    public internal(set) var misses: Int = 0

    /// The number of values that reached the disk.
    public internal(set) var stored: Int = 0

    /// The number of values that left memory to make room; memory warnings not included.
    public internal(set) var evictedFromMemory: Int = 0

    /// The number of values that left the disk to make room.
    public internal(set) var evictedFromDisk: Int = 0

    /// The number of values lost to trouble: damaged files, failed writes, failed encoding, and more values than
    /// the disk may hold while nothing can be written.
    public internal(set) var dropped: Int = 0

    /// The number of values brought into memory by preloading.
    public internal(set) var preloaded: Int = 0

    /// The number of changes that are not on disk yet; what another process or the system keeps from being
    /// written is among them.
    ///
    /// Several changes of one key count once, and so does removing everything.
    public internal(set) var pendingCount: Int = 0

    /// The number of values in memory.
    public internal(set) var memoryCount: Int = 0

    /// The size of the values in memory, in bytes of their stored form.
    ///
    /// A value stored by this process weighs nothing until it has been encoded in the background.
    public internal(set) var memoryBytes: Int = 0

    /// The number of values on disk, as of the last look at the ledger.
    public internal(set) var diskCount: Int = 0

    /// The size of the values on disk, in bytes of their files, as of the last look at the ledger.
    public internal(set) var diskBytes: Int = 0
}
