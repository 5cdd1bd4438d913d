import Foundation

/// What a cache knows: the file as it was last seen, and what has happened since.
struct CacheContents<Value: Sendable>: Sendable {
    /// What a look-up finds.
    enum Finding {
        case value(Value)
        case stored(Archive.Entry)
        case nothing
    }

    /// What has happened to a key since the file was written.
    struct Slot: Sendable {
        /// The change that the file does not have yet; it comes after the removal of everything, if there was one.
        var change: Change?

        /// How often the value was loaded; `nil` while it was neither loaded nor stored.
        var frequency: LoadFrequency?

        fileprivate var isEmpty: Bool { change == nil && frequency == nil }
    }

    struct Change: Sendable {
        /// The value to be stored; `nil` to remove what there is.
        let value: Value?
        /// Later changes have higher numbers.
        let number: Int
    }

    /// The file; `nil` until it is read.
    private(set) var archive: Archive?

    /// The values in memory, by keys.
    private(set) var values = [String: Value]()

    /// What the file does not say, by keys; none is empty.
    private(set) var slots = [String: Slot]()

    /// The number of the change that removed everything.
    private(set) var erasure: Int?

    /// The write that will come by itself.
    var scheduledFlush: Task<Void, Never>?

    private var changeCount = 0
    private let configuration: CacheConfiguration
    private let hasFile: Bool

    init(_ configuration: CacheConfiguration, hasFile: Bool) {
        self.configuration = configuration
        self.hasFile = hasFile
    }

    /// Whether the file lacks anything.
    var isUnwritten: Bool { erasure != nil || !slots.isEmpty }

    private var now: Double { configuration.now().timeIntervalSinceReferenceDate }

    /// Changes what the file does not say of every key.
    private mutating func update(_ change: (String, inout Slot) -> Void) {
        for (key, var slot) in slots {
            change(key, &slot)
            slots[key] = slot.isEmpty ? nil : slot
        }
    }
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
        let finding = finding(of: key)
        if case .nothing = finding { return finding }
        slots[key, default: Slot()].frequency =
            frequency(of: key).counted(at: now, halfLife: configuration.halfLife)
        return finding
    }

    /// What a look-up would find.
    func finding(of key: String) -> Finding {
        let change = slots[key]?.change
        if let value = values[key] ?? change?.value { return .value(value) }
        guard change == nil, let entry = archive?.entries[key] else { return .nothing }
        return .stored(entry)
    }

    /// The keys of what was loaded most and is not in memory.
    var keysToPreload: [String] {
        guard let archive else { return [] }
        let limit = max(0, min(configuration.preloadLimit, configuration.memoryCountLimit))
        return keysByWeight(archive.entries.mapValues(\.frequency)).prefix(limit).filter { isOnDiskOnly($0) }
    }

    /// Takes a value into memory that was decoded, unless the key has another one by now.
    mutating func take(_ value: Value, for key: String) {
        if isOnDiskOnly(key) { hold(value, for: key) }
    }

    private func isOnDiskOnly(_ key: String) -> Bool {
        if case .stored = finding(of: key) { true } else { false }
    }

    private func frequency(of key: String) -> LoadFrequency {
        slots[key]?.frequency ?? archive?.entries[key]?.frequency ?? LoadFrequency(weight: 1, time: now).sound
    }

    private func keysByWeight(_ frequencies: [String: LoadFrequency]) -> [String] {
        frequencies.keysByWeight(at: now, halfLife: configuration.halfLife)
    }

    /// Puts a value into memory, where it takes the place of the least loaded one.
    private mutating func hold(_ value: Value, for key: String) {
        values[key] = value
        guard values.count > max(0, configuration.memoryCountLimit) else { return }
        let others = values.keys.filter { $0 != key }.map { ($0, frequency(of: $0)) }
        let least = keysByWeight(Dictionary(uniqueKeysWithValues: others)).last ?? key
        values[least] = nil
        if !hasFile { slots[least] = nil }
    }
}

// MARK: - Changes

extension CacheContents {
    /// Stores a value, or removes it.
    mutating func change(_ key: String, to value: Value?) {
        var slot = Slot()
        if value != nil { slot.frequency = frequency(of: key) }
        if hasFile {
            changeCount += 1
            slot.change = Change(value: value, number: changeCount)
        }
        slots[key] = slot.isEmpty ? nil : slot
        if let value { hold(value, for: key) } else { values[key] = nil }
    }

    /// Removes everything.
    mutating func removeAll() {
        (values, slots) = ([:], [:])
        beginAnew()
    }

    /// Lets go of what the file has, now and when it is written.
    private mutating func beginAnew() {
        archive?.entries = [:]
        guard hasFile else { return }
        changeCount += 1
        erasure = changeCount
    }

    /// Takes everything out of memory that the file has.
    mutating func trim() {
        values = [:]
        if hasFile { archive = nil } else { slots = [:] }
    }

    /// Keeps no more changes than the disk may hold, where the file cannot be written.
    ///
    /// What is given up is lost. The file must not bring back older values of the same keys, so it begins anew.
    mutating func limitChanges() {
        guard slots.values.count(where: { $0.change != nil }) > configuration.diskCountLimit else { return }
        let stored = slots.filter { $0.value.change?.value != nil }.compactMapValues(\.frequency)
        let kept = Set(keysByWeight(stored).prefix(max(0, configuration.diskCountLimit)))
        beginAnew()
        update { [values] key, slot in
            guard !kept.contains(key) else { return }
            slot.change = nil
            if values[key] == nil { slot.frequency = nil }
        }
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
        for (key, slot) in slots {
            let formerly = archive.entries[key]?.frequency
            if let change = slot.change {
                archive.entries[key] = change.value.flatMap(encode)
                if let formerly { archive.entries[key]?.frequency = formerly }
            }
            // The heavier one: another process may have counted on.
            if let frequency = slot.frequency, let entry = archive.entries[key],
                weight(entry.frequency) < weight(frequency)
            {
                archive.entries[key]?.frequency = frequency
            }
        }
        // The newest has had no time to be loaded.
        let newest = slots.compactMapValues(\.change?.number).max { $0.value < $1.value }?.key
        let ranked = keysByWeight(archive.entries.mapValues(\.frequency))
        archive.drop(
            beyond: configuration.diskCountLimit, min(configuration.diskByteLimit, ArchiveFile.longestLength),
            of: ranked.filter { $0 == newest } + ranked.filter { $0 != newest })
        return archive
    }

    private func weight(_ frequency: LoadFrequency) -> Double {
        frequency.weight(at: now, halfLife: configuration.halfLife)
    }

    /// Notes that the file has what there was at a moment.
    mutating func noteWritten(_ written: CacheContents, as archive: Archive) {
        self.archive = archive
        if erasure == written.erasure { erasure = nil } else { self.archive?.entries = [:] }
        update { key, slot in
            let before = written.slots[key]
            if slot.change?.number == before?.change?.number { slot.change = nil }
            if slot.frequency == before?.frequency { slot.frequency = nil }
        }
    }
}
