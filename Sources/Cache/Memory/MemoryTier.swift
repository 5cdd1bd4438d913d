/// The memory tier: values with a ledger of their own.
///
/// Count the noted loads before a look at the ledger.
struct MemoryTier: Sendable {
    private var values = BoxedValues()
    private(set) var ledger = Ledger()
    let countLimit: Int
    let byteLimit: Int
    let aging: Aging

    init(configuration: CacheConfiguration) {
        countLimit = configuration.memoryCountLimit
        byteLimit = configuration.memoryByteLimit
        aging = configuration.aging
    }

    /// The number of loads that are noted and not counted yet.
    var recordedLoads: UInt64 { values.recordedLoads }

    func contains(_ key: EntryKey) -> Bool { values.contains(key) }

    /// Returns a value and records the load.
    mutating func load(_ key: EntryKey) -> AnyValueBox? { values.load(key) }

    /// Counts the loads that were noted, and returns them.
    mutating func countLoads(at time: Double) -> [(key: EntryKey, loads: UInt64)] {
        guard recordedLoads > 0 else { return [] }
        let loads = values.takeLoads()
        for (key, count) in loads { ledger.countLoads(count, of: key, at: time, aging: aging) }
        return loads
    }

    /// Adds or replaces a value and makes room for it.
    ///
    /// - Returns: How many values went.
    mutating func insert(
        _ value: AnyValueBox, for key: EntryKey, bytes: Int, weight: Double, at time: Double
    ) -> Int {
        values.set(value, for: key)
        ledger.insert(key, bytes: bytes, weight: weight, at: time)
        return evict(sparing: key, at: time)
    }

    /// Sets the size of a value that is there, and makes room for it.
    mutating func setCost(of key: EntryKey, bytes: Int, at time: Double) -> Int {
        guard contains(key) else { return 0 }
        ledger.insert(key, bytes: bytes, at: time)
        return evict(sparing: key, at: time)
    }

    mutating func remove(_ key: EntryKey) {
        values.remove(key)
        ledger.remove(key)
    }

    mutating func removeAll() {
        values = BoxedValues()
        ledger.removeAll()
    }

    private mutating func evict(sparing key: EntryKey, at time: Double) -> Int {
        let victims = ledger.evict(
            countLimit: countLimit, byteLimit: byteLimit, sparing: key, at: time, aging: aging)
        for victim in victims { values.remove(victim) }
        return victims.count
    }
}
