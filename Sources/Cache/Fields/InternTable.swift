/// The strings and values that a message holds once each, made on first use.
///
/// It keeps what it made: a hostile message could otherwise have one large string made again with every byte.
struct InternTable {
    private var reader = ByteReader([])
    private var entries: [ByteRange] = []
    private var strings: [UInt64: String] = [:]
    private var values: [UInt64: any Sendable] = [:]

    /// A string of up to fifteen bytes has no memory of its own and is made as fast as it is found.
    private static let inlineStringLength = 15

    /// Creates a table without entries.
    init() {}

    /// Reads the number of entries and where they are.
    init(readFrom reader: inout ByteReader) throws(MalformedBytes) {
        // An entry takes at least a byte, and the count is checked against those that are left.
        let count = try reader.length()
        entries.reserveCapacity(count)
        while entries.count < count { entries.append(ByteRange(try reader.range(count: reader.length()))) }
        self.reader = reader
    }

    mutating func string(at index: UInt64) throws(MalformedBytes) -> String {
        if !strings.isEmpty, let string = strings[index] { return string }
        var entry = try self.reader(at: index)
        let string = try entry.remainingText()
        if string.utf8.count > Self.inlineStringLength { strings[index] = string }
        return string
    }

    func value<Value: InternedValue>(_ type: Value.Type, at index: UInt64) -> Value? {
        values[index] as? Value
    }

    mutating func keep(_ value: some InternedValue, at index: UInt64) {
        values[index] = value
    }

    /// A reader of one entry.
    func reader(at index: UInt64) throws(MalformedBytes) -> ByteReader {
        guard index < entries.count else { throw MalformedBytes() }
        return ByteReader(reader.bytes, in: entries[Int(index)].range)
    }
}
