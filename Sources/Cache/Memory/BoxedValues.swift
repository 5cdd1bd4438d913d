/// The values in memory, and the loads of them that were recorded since they were last counted.
///
/// A look-up finds its value and records the load, and that is all. Clock, weights and ledgers are for later,
/// when many loads are counted together.
struct BoxedValues: Sendable {
    /// The recorded loads of one value.
    private struct LoadRecord {
        var loads: UInt64 = 0
        /// The number of the latest of them, among all that are recorded.
        var latest: UInt64 = 0
    }

    private var slots: [EntryKey: Int] = [:]
    private var free: [Int] = []
    // By slot; apart from each other, so that a record touches no key and no value.
    private var keys: [EntryKey] = []
    private var values: [AnyValueBox?] = []
    private var records: [LoadRecord] = []
    /// The slots with recorded loads.
    private var recorded: [Int] = []

    /// The number of loads that are recorded.
    private(set) var recordedLoads: UInt64 = 0

    func contains(_ key: EntryKey) -> Bool { slots[key] != nil }

    /// Returns the value of a key and records the load.
    mutating func load(_ key: EntryKey) -> AnyValueBox? {
        guard let slot = slots[key] else { return nil }
        recordedLoads += 1
        if records[slot].loads == 0 { recorded.append(slot) }
        records[slot].loads += 1
        records[slot].latest = recordedLoads
        return values[slot]
    }

    /// Adds a value, or replaces the one that the key has.
    mutating func set(_ value: AnyValueBox, for key: EntryKey) {
        if let slot = slots[key] {
            values[slot] = value
        } else if let slot = free.popLast() {
            slots[key] = slot
            keys[slot] = key
            values[slot] = value
        } else {
            slots[key] = keys.count
            keys.append(key)
            values.append(value)
            records.append(LoadRecord())
        }
    }

    mutating func remove(_ key: EntryKey) {
        guard let slot = slots.removeValue(forKey: key) else { return }
        values[slot] = nil
        records[slot] = LoadRecord()
        free.append(slot)
    }

    /// Takes the records, the key with the latest load last; those of values that went are gone with them.
    mutating func takeLoads() -> [(key: EntryKey, loads: UInt64)] {
        let order = recorded.filter { records[$0].loads > 0 }.sorted {
            records[$0].latest < records[$1].latest
        }
        let loads = order.map { (key: keys[$0], loads: records[$0].loads) }
        for slot in order { records[slot] = LoadRecord() }
        recorded = []
        recordedLoads = 0
        return loads
    }
}
