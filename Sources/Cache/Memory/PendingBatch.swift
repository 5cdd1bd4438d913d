/// A change that is not on disk yet.
enum PendingChange: Sendable {
    case store(AnyValueBox)
    case remove
    case inspect
}

/// The changes that one flush of the background work takes with it.
struct PendingBatch: Sendable {
    var removesAll = false
    var changes: [EntryKey: PendingChange] = [:]
    /// The keys in the order of their last change, so that the newest is the last to be evicted.
    var order: [EntryKey] = []
    var loads: [EntryKey: UInt64] = [:]
    var loadCount: UInt64 = 0

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
