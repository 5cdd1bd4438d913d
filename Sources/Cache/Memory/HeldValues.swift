/// The values in memory, and the loads of them that were noted since they were last counted.
///
/// A look-up finds its value and notes the load, and that is all. Clock, weights and ledgers are for later,
/// when many loads are counted together.
struct HeldValues: Sendable {
    /// The noted loads of one value.
    private struct Note {
        var loads: UInt64 = 0
        /// The number of the latest of them, among all that are noted.
        var latest: UInt64 = 0
    }

    private var places: [EntryKey: Int] = [:]
    private var free: [Int] = []
    // By place; apart from each other, so that a note touches no key and no value.
    private var keys: [EntryKey] = []
    private var values: [AnyHeldValue?] = []
    private var notes: [Note] = []
    /// The places with noted loads.
    private var noted: [Int] = []

    /// The number of loads that are noted.
    private(set) var notedLoads: UInt64 = 0

    func contains(_ key: EntryKey) -> Bool { places[key] != nil }

    /// Returns the value of a key and notes the load.
    mutating func load(_ key: EntryKey) -> AnyHeldValue? {
        guard let place = places[key] else { return nil }
        notedLoads += 1
        if notes[place].loads == 0 { noted.append(place) }
        notes[place].loads += 1
        notes[place].latest = notedLoads
        return values[place]
    }

    /// Adds a value, or replaces the one that the key has.
    mutating func set(_ value: AnyHeldValue, for key: EntryKey) {
        if let place = places[key] {
            values[place] = value
        } else if let place = free.popLast() {
            places[key] = place
            keys[place] = key
            values[place] = value
        } else {
            places[key] = keys.count
            keys.append(key)
            values.append(value)
            notes.append(Note())
        }
    }

    mutating func remove(_ key: EntryKey) {
        guard let place = places.removeValue(forKey: key) else { return }
        values[place] = nil
        notes[place] = Note()
        free.append(place)
    }

    /// Takes the notes, the key with the latest load last; those of values that went are gone with them.
    mutating func takeLoads() -> [(key: EntryKey, loads: UInt64)] {
        let order = noted.filter { notes[$0].loads > 0 }.sorted { notes[$0].latest < notes[$1].latest }
        let loads = order.map { (key: keys[$0], loads: notes[$0].loads) }
        for place in order { notes[place] = Note() }
        noted = []
        notedLoads = 0
        return loads
    }
}
