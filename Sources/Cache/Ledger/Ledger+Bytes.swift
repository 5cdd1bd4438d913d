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

    /// Reads a ledger from what is left of untrusted bytes.
    ///
    /// - Throws: ``MalformedBytes`` when the bytes are not exactly one ledger.
    init(_ reader: ByteReader) throws(MalformedBytes) {
        var reader = reader
        let tick = try reader.varint()
        let count = try reader.varint()
        // An entry takes at least 19 bytes, so a false count ends the reading, not the memory.
        self.init(tick: tick, capacity: min(Int(clamping: count), reader.remaining / 19))
        for _ in 0..<count {
            let key = EntryKey(try reader.text())
            let size = Int(clamping: try reader.varint())
            let loads = try reader.varint()
            let weight = Double(bitPattern: try reader.integer(UInt64.self))
            let time = Double(bitPattern: try reader.integer(UInt64.self))
            let frequency = LoadFrequency(weight: weight, tick: loads, time: time)
            restore(Entry(frequency: frequency, bytes: size), for: key)
        }
        guard reader.remaining == 0 else { throw MalformedBytes() }
    }
}
