/// The list of the values in one tier: their sizes and how often they were loaded.
struct Ledger: Hashable, Sendable {
    /// What is known of one value.
    struct Entry: Hashable, Sendable {
        var frequency: LoadFrequency
        var bytes: Int
    }

    /// A moment on the wall's clock, since the reference date; loads have a clock of their own, `tick`.
    typealias Seconds = Double

    private(set) var tick: UInt64 = 0
    private(set) var entries: [EntryKey: Entry] = [:]
    private(set) var totalBytes = 0

    var count: Int { entries.count }

    init() {}

    /// Restores a ledger; entries that claim impossible numbers are made harmless.
    init(tick: UInt64, entries: [(key: EntryKey, entry: Entry)]) {
        self.tick = tick
        for (key, entry) in entries {
            var entry = entry
            let weight = entry.frequency.weight
            entry.frequency.weight = weight.isFinite ? min(max(weight, 0), 1e15) : 0
            entry.frequency.time = entry.frequency.time.isFinite ? entry.frequency.time : 0
            entry.frequency.tick = min(entry.frequency.tick, tick)
            set(entry, for: key)
        }
    }

    subscript(key: EntryKey) -> Entry? { entries[key] }

    /// Adds a value with a weight, or replaces the size of one that is there and keeps its loads.
    mutating func insert(_ key: EntryKey, bytes: Int, weight: Double = 1, at time: Seconds) {
        let fresh = LoadFrequency(weight: weight, tick: tick, time: time.isFinite ? time : 0)
        set(Entry(frequency: entries[key]?.frequency ?? fresh, bytes: bytes), for: key)
    }

    /// Counts loads of a value; those of a value that is not there are ignored.
    mutating func countLoads(_ loads: UInt64 = 1, of key: EntryKey, at time: Seconds, ageing: Ageing) {
        guard var entry = entries[key] else { return }
        tick = saturating(tick, plus: loads)
        let aged = ageing.weight(of: entry.frequency, atTick: tick, time: time)
        entry.frequency = LoadFrequency(
            weight: min(aged + Double(loads), 1e15), tick: tick, time: time.isFinite ? time : 0)
        set(entry, for: key)
    }

    @discardableResult
    mutating func remove(_ key: EntryKey) -> Entry? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        totalBytes -= entry.bytes
        return entry
    }

    mutating func removeAll() {
        entries = [:]
        totalBytes = 0
    }

    /// The keys of the values that were loaded most, the most loaded first.
    func mostLoaded(_ limit: Int, at time: Seconds, ageing: Ageing) -> [EntryKey] {
        Array(ranked(at: time, ageing: ageing).reversed().prefix(max(0, limit)))
    }

    /// Removes the least loaded values until the rest fits, and returns their keys.
    ///
    /// - Parameter newest: A key that goes last, because it has not had time to be loaded.
    mutating func evict(
        countLimit: Int, byteLimit: Int, sparing newest: EntryKey?, at time: Seconds, ageing: Ageing
    ) -> [EntryKey] {
        guard count > max(0, countLimit) || totalBytes > max(0, byteLimit) else { return [] }
        var order = ranked(at: time, ageing: ageing)
        if let newest, let index = order.firstIndex(of: newest) {
            order.append(order.remove(at: index))
        }
        var victims: [EntryKey] = []
        for key in order where count > max(0, countLimit) || totalBytes > max(0, byteLimit) {
            remove(key)
            victims.append(key)
        }
        return victims
    }

    /// All keys, the least loaded first; among equals the one whose last load is older, then by key.
    private func ranked(at time: Seconds, ageing: Ageing) -> [EntryKey] {
        entries
            .map { (key: $0, entry: $1, weight: ageing.weight(of: $1.frequency, atTick: tick, time: time)) }
            .sorted { one, other in
                if one.weight != other.weight { return one.weight < other.weight }
                let (a, b) = (one.entry.frequency, other.entry.frequency)
                if a.tick != b.tick { return a.tick < b.tick }
                if a.time != b.time { return a.time < b.time }
                return one.key.text.utf8.lexicographicallyPrecedes(other.key.text.utf8)
            }
            .map(\.key)
    }

    private mutating func set(_ entry: Entry, for key: EntryKey) {
        remove(key)
        // The sum stays far from overflow even if every size in a hostile ledger is absurd.
        let entry = Entry(frequency: entry.frequency, bytes: min(max(0, entry.bytes), 1 << 40))
        entries[key] = entry
        totalBytes += entry.bytes
    }

    private func saturating(_ word: UInt64, plus other: UInt64) -> UInt64 {
        let (sum, overflows) = word.addingReportingOverflow(other)
        return overflows ? .max : sum
    }
}
