/// The activity of a cache since its creation, and its present contents.
package struct CacheStatistics: Hashable, Sendable {
    /// The number of look-ups answered from memory.
    package internal(set) var memoryHits: Int = 0

    /// The number of look-ups answered by decoding a stored value.
    package internal(set) var diskHits: Int = 0

    /// The number of look-ups without an answer.
    package internal(set) var misses: Int = 0

    /// The number of values brought into memory by preloading.
    package internal(set) var preloaded: Int = 0

    /// The number of values in memory.
    package internal(set) var memoryCount: Int = 0

    /// The number of values in the file, as of the last look at it.
    package internal(set) var diskCount: Int = 0

    /// The number of changes that are not on disk yet: several of one key count once, and so does removing everything.
    package internal(set) var pendingCount: Int = 0
}
