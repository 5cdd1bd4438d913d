/// The list of the values in one tier: their sizes and how often they were loaded.
struct Ledger: Hashable, Sendable {
    /// The record of one value.
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

    /// Creates a ledger that has counted loads and is about to get its entries back.
    init(tick: UInt64, capacity: Int) {
        self.tick = tick
        entries.reserveCapacity(capacity)
    }

    /// Takes an entry back; one that claims impossible numbers is made harmless.
    mutating func restore(_ entry: Entry, for key: EntryKey) {
        var entry = entry
        let weight = entry.frequency.weight
        entry.frequency.weight = weight.isFinite ? min(max(weight, 0), 1e15) : 0
        entry.frequency.time = entry.frequency.time.isFinite ? entry.frequency.time : 0
        entry.frequency.tick = min(entry.frequency.tick, tick)
        set(entry, for: key)
    }

    subscript(key: EntryKey) -> Entry? { entries[key] }

    /// Adds a value with a weight, or replaces the size of one that is there and keeps its loads.
    mutating func insert(_ key: EntryKey, bytes: Int, weight: Double = 1, at time: Seconds) {
        let fresh = LoadFrequency(weight: weight, tick: tick, time: time.isFinite ? time : 0)
        set(Entry(frequency: entries[key]?.frequency ?? fresh, bytes: bytes), for: key)
    }

    /// Counts loads of a value; those of a value that is not there are ignored.
    mutating func countLoads(_ loads: UInt64 = 1, of key: EntryKey, at time: Seconds, aging: Aging) {
        guard var entry = entries[key] else { return }
        tick = saturating(tick, plus: loads)
        let aged = aging.weight(of: entry.frequency, atTick: tick, time: time)
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
    ///
    /// - Complexity: O(*n*) for up to a hundred; a launch need not sort the whole ledger.
    func mostLoaded(_ limit: Int, at time: Seconds, aging: Aging) -> [EntryKey] {
        guard limit > 0 else { return [] }
        guard limit <= 100 else {
            return Array(ranked(at: time, aging: aging).reversed().prefix(limit))
        }
        var best: [Rank] = []
        for (key, entry) in entries {
            let rank = rank(of: key, entry, at: time, aging: aging)
            if best.count == limit {
                guard let least = best.last, least < rank else { continue }
                best.removeLast()
            }
            best.insert(rank, at: best.firstIndex { $0 < rank } ?? best.count)
        }
        return best.map(\.key)
    }

    /// Removes the least loaded values until the rest fits, and returns their keys.
    ///
    /// - Parameter newest: A key that goes last, because it has not had time to be loaded.
    /// - Complexity: O(*n*) for each of the first few; sorting pays only where many have to go at once.
    mutating func evict(
        countLimit: Int, byteLimit: Int, sparing newest: EntryKey?, at time: Seconds, aging: Aging
    ) -> [EntryKey] {
        var victims: [EntryKey] = []
        var isTooMuch: Bool { count > max(0, countLimit) || totalBytes > max(0, byteLimit) }
        while victims.count < 8, isTooMuch,
            let key = leastLoaded(except: newest, at: time, aging: aging) ?? newest
        {
            remove(key)
            victims.append(key)
        }
        guard isTooMuch else { return victims }
        let order = ranked(at: time, aging: aging)
        for key in order.filter({ $0 != newest }) + order.filter({ $0 == newest }) where isTooMuch {
            remove(key)
            victims.append(key)
        }
        return victims
    }

    private func leastLoaded(except newest: EntryKey?, at time: Seconds, aging: Aging) -> EntryKey? {
        var least: Rank?
        for (key, entry) in entries where key != newest {
            let rank = rank(of: key, entry, at: time, aging: aging)
            if least.map({ rank < $0 }) ?? true { least = rank }
        }
        return least?.key
    }

    /// All keys, the least loaded first.
    private func ranked(at time: Seconds, aging: Aging) -> [EntryKey] {
        entries.map { rank(of: $0, $1, at: time, aging: aging) }.sorted().map(\.key)
    }

    private func rank(of key: EntryKey, _ entry: Entry, at time: Seconds, aging: Aging) -> Rank {
        let weight = aging.weight(of: entry.frequency, atTick: tick, time: time)
        return Rank(key: key, weight: weight, tick: entry.frequency.tick, time: entry.frequency.time)
    }

    private mutating func set(_ entry: Entry, for key: EntryKey) {
        // The sum stays far from overflow even if every size in a hostile ledger is absurd.
        let entry = Entry(frequency: entry.frequency, bytes: min(max(0, entry.bytes), 1 << 40))
        let former = entries.updateValue(entry, forKey: key)
        totalBytes += entry.bytes - (former?.bytes ?? 0)
    }

    private func saturating(_ word: UInt64, plus other: UInt64) -> UInt64 {
        let (sum, overflows) = word.addingReportingOverflow(other)
        return overflows ? .max : sum
    }
}

/// How much a value was loaded: by weight, among equals by the last load, then by key.
private struct Rank: Comparable {
    let key: EntryKey
    let weight: Double
    let tick: UInt64
    let time: Double

    static func < (one: Rank, other: Rank) -> Bool {
        if one.weight != other.weight { return one.weight < other.weight }
        if one.tick != other.tick { return one.tick < other.tick }
        if one.time != other.time { return one.time < other.time }
        return one.key.text.utf8.lexicographicallyPrecedes(other.key.text.utf8)
    }
}
