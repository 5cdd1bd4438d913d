extension Ledger {
    /// The ledger as bytes: the count of loads, then each key with its size and frequency.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.varint(tick)
        writer.varint(UInt64(count))
        for (key, entry) in entries {
            writer.text(key.text)
            writer.varint(UInt64(entry.bytes))
            writer.varint(entry.frequency.tick)
            writer.integer(entry.frequency.weight.bitPattern)
            writer.integer(entry.frequency.time.bitPattern)
        }
        return writer.bytes
    }

    /// Reads a ledger from untrusted bytes.
    ///
    /// - Throws: ``MalformedBytes`` when the bytes are not exactly one ledger.
    init(bytes: [UInt8]) throws(MalformedBytes) {
        var reader = ByteReader(bytes)
        let tick = try reader.varint()
        let count = try reader.varint()
        var entries: [(key: EntryKey, entry: Entry)] = []
        // An entry takes at least 19 bytes, so a false count ends the reading, not the memory.
        while UInt64(entries.count) < count {
            let key = EntryKey(try reader.text())
            let size = Int(clamping: try reader.varint())
            let loads = try reader.varint()
            let weight = Double(bitPattern: try reader.integer(UInt64.self))
            let time = Double(bitPattern: try reader.integer(UInt64.self))
            let frequency = LoadFrequency(weight: weight, tick: loads, time: time)
            entries.append((key, Entry(frequency: frequency, bytes: size)))
        }
        guard reader.remaining == 0 else { throw MalformedBytes() }
        self.init(tick: tick, entries: entries)
    }
}
