/// A change that is not on disk yet.
enum PendingChange: Sendable {
    case store(AnyValueBox)
    case remove
    case inspect

    var isStore: Bool { if case .store = self { true } else { false } }
}

/// The changes that one flush of the background work takes with it.
struct PendingBatch: Sendable {
    var removesAll = false
    private(set) var changes: [EntryKey: PendingChange] = [:]
    /// The keys in the order of their last change, so that the newest is the last to be evicted.
    private(set) var order: [EntryKey] = []
    private(set) var loads: [EntryKey: UInt64] = [:]
    private(set) var loadCount: UInt64 = 0

    /// The changes of values; removing everything is one of them.
    var count: Int { changes.count + (removesAll ? 1 : 0) }

    mutating func set(_ change: PendingChange, for key: EntryKey) {
        if changes.updateValue(change, forKey: key) != nil, let index = order.firstIndex(of: key) {
            order.remove(at: index)
        }
        order.append(key)
    }

    mutating func count(_ count: UInt64, of key: EntryKey) {
        loads[key, default: 0] += count
        loadCount += count
    }
}

// MARK: - In parts

extension PendingBatch {
    /// The first changes, with everything that has to come before them.
    func chunk(_ limit: Int) -> PendingBatch {
        var chunk = self
        guard order.count > limit else { return chunk }
        chunk.order = Array(order.prefix(limit))
        chunk.changes = Dictionary(
            uniqueKeysWithValues: chunk.order.compactMap { key in changes[key].map { (key, $0) } })
        return chunk
    }

    /// Takes out a chunk that was written; loads of values that are yet to be written stay.
    mutating func remove(_ chunk: PendingBatch, loadsLeft: [EntryKey: UInt64]) {
        order.removeFirst(chunk.order.count)
        for key in chunk.order { changes[key] = nil }
        removesAll = false
        loads = loadsLeft
        loadCount = loadsLeft.values.reduce(0, +)
    }

    /// Replaces the change of a key that is to be stored, in its place.
    mutating func giveUpStoring(_ key: EntryKey) {
        if changes[key]?.isStore == true { changes[key] = .remove }
    }
}

// MARK: - What could not be written

extension PendingBatch {
    /// Puts older changes, which could not be written, before these.
    mutating func merge(older: PendingBatch) {
        guard !removesAll else { return }
        let newer = self
        self = older
        order.removeAll { newer.changes[$0] != nil }
        order += newer.order
        changes.merge(newer.changes) { $1 }
        for (key, loads) in newer.loads { count(loads, of: key) }
    }

    /// Keeps the newest values only; of the others, what is on disk is older and has to go.
    ///
    /// Beside them at most 1,024 other changes are kept: more become one removal of everything.
    ///
    /// - Returns: How many values were given up.
    mutating func limitStores(to limit: Int) -> Int {
        let stores = order.filter { changes[$0]?.isStore == true }
        let surplus = stores.dropLast(max(0, limit))
        for key in surplus { giveUpStoring(key) }
        guard order.count - stores.count + surplus.count > 1_024 else { return surplus.count }
        removesAll = true
        changes = changes.filter(\.value.isStore)
        order = Array(stores.suffix(max(0, limit)))
        loads = loads.filter { changes[$0.key] != nil }
        loadCount = loads.values.reduce(0, +)
        return surplus.count
    }
}
