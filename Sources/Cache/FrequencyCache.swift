import Foundation

/// A cache in memory and on disk that keeps the most loaded values.
///
/// Look-ups are synchronous, because the value has to be on screen in the same turn of the run loop. Disk
/// work is done in the background, except for reading the one small file of a value that is on
/// disk and not in memory. Trouble with the files makes the cache slower and nothing else;
/// ``CacheConfiguration/report`` receives an incident.
///
/// Any number of threads may use a cache, and any number of processes a folder. A process learns what the others
/// have stored when it opens the folder, and with each flush. A value that it has in memory stays what it is until
/// it leaves memory, also where another process has replaced or removed it.
///
/// ```swift
/// let cache = FrequencyCache<Layout>(configuration: CacheConfiguration())
/// await cache.preload()
/// cache.store(layout, for: "NewsCell 320x96")
/// let again = cache.value(for: "NewsCell 320x96")
/// ```
public final class FrequencyCache<Value: Codable & Sendable>: Sendable {
    let configuration: CacheConfiguration
    let format: ValueFormat<Value>
    let state: Locked<CacheState>
    let report: IncidentReporter
    let values: ValueFiles?
    let disk: DiskStore?
    let waiting: LockWaiting

    /// Creates a cache that keeps its values as JSON; nothing is read or written before it is used.
    ///
    /// - Parameter configuration: Where and how much; later changes of it have no effect.
    public convenience init(configuration: CacheConfiguration = CacheConfiguration()) {
        self.init(configuration: configuration, format: .json, files: SystemFiles())
    }

    /// Creates a cache with a format and a file system of choice.
    init(
        configuration: CacheConfiguration, format: ValueFormat<Value>, files: any FileOperating,
        waiting: LockWaiting = LockWaiting(), hash: (@Sendable (EntryKey) -> String)? = nil
    ) {
        self.waiting = waiting
        self.configuration = configuration
        self.format = format
        state = Locked(CacheState(memory: MemoryTier(configuration: configuration)))
        report = IncidentReporter(configuration.report)
        guard let directory = configuration.directory, directory.isFileURL else {
            values = nil
            disk = nil
            return
        }
        var folder = CacheFolder(path: directory.path)
        if let hash { folder.hash = hash }
        let seal = FileSeal(build: configuration.build, formatVersion: configuration.formatVersion)
        let values = ValueFiles(
            folder: folder, seal: seal, files: files, sizeLimit: configuration.valueByteLimit)
        self.values = values
        disk = DiskStore(values: values, configuration: configuration, report: report, waiting: waiting)
    }

    deinit {
        // What waits for another attempt would sleep on for nothing.
        state.withLock { $0.retry?.cancel() }
    }

    /// Returns the value of a key and counts the load.
    ///
    /// If memory has no value, the calling thread reads and checks its file, which has a few kilobytes. Later calls do not
    /// look for a missing or damaged file again. A change during the read wins.
    ///
    /// - Parameter key: Any string; keys are compared byte by byte.
    /// - Returns: The value, or `nil` if the cache has none for this build and format version.
    public func value(for key: String) -> Value? {
        let key = EntryKey(key)
        if let held = state.withLock({ load(key, in: &$0) }) { return value(in: held) }
        return valueOutsideMemory(of: key)
    }

    /// Stores a value: at once in memory, and soon on disk.
    ///
    /// - Parameters:
    ///   - value: The value; it is encoded in the background.
    ///   - key: Any string, of any length and content.
    public func store(_ value: Value, for key: String) {
        let key = EntryKey(key)
        let (now, held) = (seconds, ValueBox(value))
        state.withLock { state in
            let weight = knownWeight(of: key, in: state, at: now)
            state.remember(held, for: key, weight: weight, at: now)
            state.absent.remove(key)
            state.change(key, .store(held))
            scheduleFlush(&state)
        }
    }

    /// Removes the value of a key: at once from memory, and soon from disk.
    ///
    /// - Parameter key: The key; nothing happens if it has no value.
    public func remove(_ key: String) {
        let key = EntryKey(key)
        let now = seconds
        state.withLock { state in
            state.forget(key, at: now)
            state.change(key, .remove)
            scheduleFlush(&state)
        }
    }

    /// Removes all values, also those of other processes: at once from memory, and soon from disk.
    public func removeAll() {
        state.withLock { state in
            state.memory.removeAll()
            state.reads.noteChangeOfAll()
            state.pending = PendingBatch()
            state.pending.removesAll = true
            scheduleFlush(&state)
        }
    }

    /// Removes all values from memory; a look-up reads those on disk again.
    ///
    /// Call it on a memory warning. Values that are not on disk yet are kept until they are.
    public func trimMemory() {
        let now = seconds
        state.withLock { $0.forgetAll(at: now) }
    }

    /// The activity and the contents of the cache.
    public var statistics: CacheStatistics {
        state.withLock { state in
            var statistics = state.statistics
            statistics.memoryCount = state.memory.ledger.count
            statistics.memoryBytes = state.memory.ledger.totalBytes
            statistics.pendingCount = disk == nil ? 0 : state.pendingCount
            statistics.diskCount = state.known?.count ?? 0
            statistics.diskBytes = state.known?.totalBytes ?? 0
            return statistics
        }
    }

    var seconds: Double { configuration.now().timeIntervalSinceReferenceDate }

    /// The weight that the loads of earlier launches give to a value; 1 if there are none.
    func knownWeight(of key: EntryKey, in state: CacheState, at time: Double) -> Double {
        guard let known = state.known, let entry = known[key] else { return 1 }
        return configuration.aging.weight(of: entry.frequency, atTick: known.tick, time: time)
    }
}

extension FrequencyCache where Value: CacheStorable {
    /// Creates a cache that keeps its values in their own format; nothing is read or written before it is used.
    ///
    /// - Parameter configuration: Where and how much; later changes of it have no effect.
    public convenience init(configuration: CacheConfiguration = CacheConfiguration()) {
        self.init(configuration: configuration, format: .own, files: SystemFiles())
    }
}
