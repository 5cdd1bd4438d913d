/// The memory tier: values with a ledger of their own.
struct MemoryTier<Value: Sendable>: Sendable {
    private var values: [EntryKey: Value] = [:]
    private(set) var ledger = Ledger()
    let countLimit: Int
    let byteLimit: Int
    let ageing: Ageing

    init(configuration: CacheConfiguration) {
        countLimit = configuration.memoryCountLimit
        byteLimit = configuration.memoryByteLimit
        ageing = configuration.ageing
    }

    func contains(_ key: EntryKey) -> Bool { values[key] != nil }

    /// Returns a value and counts the load.
    mutating func load(_ key: EntryKey, at time: Double) -> Value? {
        guard let value = values[key] else { return nil }
        ledger.countLoads(of: key, at: time, ageing: ageing)
        return value
    }

    /// Adds or replaces a value and makes room for it.
    ///
    /// - Returns: How many values went.
    mutating func insert(
        _ value: Value, for key: EntryKey, bytes: Int, weight: Double = 1, at time: Double
    ) -> Int {
        values[key] = value
        ledger.insert(key, bytes: bytes, weight: weight, at: time)
        return evict(sparing: key, at: time)
    }

    /// Sets the size of a value that is there, and makes room for it.
    mutating func weigh(_ key: EntryKey, bytes: Int, at time: Double) -> Int {
        guard contains(key) else { return 0 }
        ledger.insert(key, bytes: bytes, at: time)
        return evict(sparing: key, at: time)
    }

    mutating func remove(_ key: EntryKey) {
        values[key] = nil
        ledger.remove(key)
    }

    mutating func removeAll() {
        values = [:]
        ledger.removeAll()
    }

    private mutating func evict(sparing key: EntryKey, at time: Double) -> Int {
        let victims = ledger.evict(
            countLimit: countLimit, byteLimit: byteLimit, sparing: key, at: time, ageing: ageing)
        for victim in victims { values[victim] = nil }
        return victims.count
    }
}
