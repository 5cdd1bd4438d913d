/// The keys whose files are being read, and which of them have changed since.
///
/// Reading takes a while. What it finds can be removed or replaced meanwhile, in memory and on disk as well,
/// so that nothing but this tells of the change.
///
/// ```text
/// begin ─────▶ read the file ─────▶ decode ─────▶ end: is it still current?
///          store, remove, flush, trimMemory ▲
/// ```
struct ReadsUnderWay: Sendable {
    private struct Reads {
        var count = 0
        var changes = 0
    }

    private var reads: [EntryKey: Reads] = [:]

    /// The number of keys that are being read.
    var count: Int { reads.count }

    mutating func begin(_ key: EntryKey) -> ReadUnderWay {
        reads[key, default: Reads()].count += 1
        return ReadUnderWay(key: key, changes: reads[key]?.changes ?? 0)
    }

    /// Ends a read, and returns whether the key has not changed since it began.
    mutating func end(_ read: ReadUnderWay) -> Bool {
        guard var left = reads[read.key] else { return false }
        left.count -= 1
        reads[read.key] = left.count > 0 ? left : nil
        return left.changes == read.changes
    }

    mutating func noteChange(of key: EntryKey) {
        reads[key]?.changes += 1
    }

    mutating func noteChangeOfAll() {
        for key in Array(reads.keys) { noteChange(of: key) }
    }
}

/// One read of the file of a key.
struct ReadUnderWay: Hashable, Sendable {
    let key: EntryKey
    /// The changes of the key before the read.
    fileprivate let changes: Int
}
