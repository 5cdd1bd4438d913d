import Foundation

/// What a cache knows: the file as it was last seen, and what has happened since.
struct CacheContents<Value: Sendable>: Sendable {
    /// What a look-up finds.
    enum Finding {
        case value(Value)
        case stored(Archive.Entry)
        case nothing
    }

    /// A change that the file does not have yet.
    struct Change: Sendable {
        /// The value to be stored; `nil` to remove what there is.
        let value: Value?
        /// Later changes have higher numbers.
        let number: Int
    }

    /// The file; `nil` until it is read.
    private(set) var archive: Archive?

    /// The values in memory.
    private(set) var values: [String: Value] = [:]

    /// The changes since the file was written, by their keys; they come after the removal of everything, if there was one.
    private(set) var changes: [String: Change] = [:]

    /// The number of the change that removed everything.
    private(set) var erasure: Int?

    /// How often values were loaded that were loaded or stored since the file was written.
    private(set) var frequencies: [String: LoadFrequency] = [:]

    /// The write that will come by itself.
    var scheduledFlush: Task<Void, Never>?

    private var counts = CacheStatistics()
    private var changeCount = 0
    private let configuration: CacheConfiguration
    private let hasFile: Bool

    init(_ configuration: CacheConfiguration, hasFile: Bool) {
        self.configuration = configuration
        self.hasFile = hasFile
    }

    /// Whether the file lacks anything.
    var isUnwritten: Bool { erasure != nil || !changes.isEmpty || !frequencies.isEmpty }

    var statistics: CacheStatistics {
        var statistics = counts
        statistics.memoryCount = values.count
        statistics.diskCount = archive?.entries.count ?? 0
        statistics.pendingCount = changes.count + (erasure == nil ? 0 : 1)
        return statistics
    }

    private var now: Double { configuration.now().timeIntervalSinceReferenceDate }
}

// MARK: - Look-ups

extension CacheContents {
    /// Takes in what was read from the file, unless that is older than what is known.
    mutating func take(_ archive: Archive) {
        guard self.archive == nil else { return }
        self.archive = archive
        if erasure != nil { self.archive?.entries = [:] }
    }

    /// Finds the value of a key, and counts the load.
    mutating func load(_ key: String) -> Finding {
        let change = changes[key]
        guard let value = values[key] ?? change?.value else {
            guard change == nil, let entry = archive?.entries[key] else {
                counts.misses += 1
                return .nothing
            }
            counts.diskHits += 1
            count(key)
            return .stored(entry)
        }
        counts.memoryHits += 1
        count(key)
        return .value(value)
    }

    /// The keys of what was loaded most and is not in memory.
    var keysToPreload: [String] {
        guard let archive else { return [] }
        let limit = max(0, min(configuration.preloadLimit, configuration.memoryCountLimit))
        return archive.entries.mapValues(\.frequency)
            .keysByWeight(at: now, halfLife: configuration.halfLife).prefix(limit)
            .filter { isOnDiskOnly($0) }
    }

    /// Takes a value into memory that was decoded, unless the key has another one by now.
    mutating func take(_ value: Value, for key: String, isPreloaded: Bool = false) {
        guard isOnDiskOnly(key) else { return }
        hold(value, for: key)
        if isPreloaded { counts.preloaded += 1 }
    }

    private func isOnDiskOnly(_ key: String) -> Bool {
        values[key] == nil && changes[key] == nil && archive?.entries[key] != nil
    }

    private func frequency(of key: String) -> LoadFrequency {
        frequencies[key] ?? archive?.entries[key]?.frequency ?? LoadFrequency(weight: 1, time: now).sound
    }

    private mutating func count(_ key: String) {
        frequencies[key] = frequency(of: key).counted(at: now, halfLife: configuration.halfLife)
    }

    /// Puts a value into memory, where it takes the place of the least loaded one.
    private mutating func hold(_ value: Value, for key: String) {
        values[key] = value
        guard values.count > max(0, configuration.memoryCountLimit) else { return }
        let others = values.keys.filter { $0 != key }.map { ($0, frequency(of: $0)) }
        let ranked = Dictionary(uniqueKeysWithValues: others)
            .keysByWeight(at: now, halfLife: configuration.halfLife)
        let least = ranked.last ?? key
        values[least] = nil
        if !hasFile { frequencies[least] = nil }
    }
}

// MARK: - Changes

extension CacheContents {
    /// Stores a value, or removes it.
    mutating func change(_ key: String, to value: Value?) {
        frequencies[key] = value == nil ? nil : frequency(of: key)
        values[key] = nil
        if let value { hold(value, for: key) }
        guard hasFile else { return }
        changeCount += 1
        changes[key] = Change(value: value, number: changeCount)
    }

    /// Removes everything.
    mutating func removeAll() {
        (values, changes, frequencies) = ([:], [:], [:])
        archive?.entries = [:]
        guard hasFile else { return }
        changeCount += 1
        erasure = changeCount
    }

    /// Takes everything out of memory that the file has.
    mutating func trim() {
        values = [:]
        if hasFile { archive = nil } else { frequencies = [:] }
    }

    /// Keeps no more changes than the disk may hold, where the file cannot be written.
    ///
    /// What is given up is lost. The file must not bring back older values of the same keys, so it begins anew.
    mutating func limitChanges() {
        guard changes.count > configuration.diskCountLimit else { return }
        let ranked = frequencies.filter { changes[$0.key]?.value != nil }
            .keysByWeight(at: now, halfLife: configuration.halfLife)
        let kept = Set(ranked.prefix(max(0, configuration.diskCountLimit)))
        changeCount += 1
        erasure = changeCount
        archive?.entries = [:]
        changes = changes.filter { kept.contains($0.key) }
        frequencies = frequencies.filter { kept.contains($0.key) || values[$0.key] != nil }
    }
}

// MARK: - Writing

extension CacheContents {
    /// The archive that a file should have next.
    ///
    /// - Parameters:
    ///   - file: What the file has by now, of this process and of others.
    ///   - encode: Encodes a value; `nil` for one that cannot be, of which what is stored is older and has to go.
    func archive(after file: Archive, encode: (Value) -> Archive.Entry?) -> Archive {
        var archive = file
        if erasure != nil { archive.entries = [:] }
        for (key, change) in changes {
            let formerly = archive.entries[key]?.frequency
            archive.entries[key] = change.value.flatMap(encode)
            if let formerly { archive.entries[key]?.frequency = formerly }
        }
        for (key, frequency) in frequencies {
            // The heavier one: another process may have counted on.
            guard let entry = archive.entries[key], weight(entry.frequency) < weight(frequency) else {
                continue
            }
            archive.entries[key]?.frequency = frequency
        }
        archive.drop(
            beyond: configuration.diskCountLimit, min(configuration.diskByteLimit, ArchiveFile.longestLength),
            sparing: changes.max { $0.value.number < $1.value.number }?.key, at: now,
            halfLife: configuration.halfLife)
        return archive
    }

    private func weight(_ frequency: LoadFrequency) -> Double {
        frequency.weight(at: now, halfLife: configuration.halfLife)
    }

    /// Notes that the file has what there was at a moment.
    mutating func noteWritten(_ written: CacheContents, as archive: Archive) {
        self.archive = archive
        if erasure == written.erasure { erasure = nil } else { self.archive?.entries = [:] }
        changes = changes.filter { written.changes[$0.key]?.number != $0.value.number }
        frequencies = frequencies.filter { written.frequencies[$0.key] != $0.value }
    }
}

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
