/// The texts and shared values of a message that is being read, each made when it is first asked for.
///
/// What was made is kept, or a message could have one large piece made again with every byte.
struct PieceTable {
    private var reader = ByteReader([])
    private var places: [BytePlace] = []
    private var texts = LongTexts()
    private var values: [UInt64: any Sendable] = [:]

    /// A table without pieces.
    init() {}

    /// Reads the count and the places of pieces.
    init(readFrom reader: inout ByteReader) throws(MalformedBytes) {
        // A piece takes at least a byte, and the count is checked against those that are left.
        let count = try reader.length()
        places.reserveCapacity(count)
        while places.count < count { places.append(BytePlace(try reader.range(count: reader.length()))) }
        self.reader = reader
    }

    mutating func text(at index: UInt64) throws(MalformedBytes) -> String {
        if let text = texts[index] { return text }
        var piece = try self.reader(at: index)
        let text = String(decoding: piece.bytes[try piece.validTextRange()], as: UTF8.self)
        texts.keep(text, at: index)
        return text
    }

    func value<Value: SharedValue>(_ type: Value.Type, at index: UInt64) -> Value? {
        values[index] as? Value
    }

    mutating func keep(_ value: some SharedValue, at index: UInt64) {
        values[index] = value
    }

    /// A reader of one piece.
    func reader(at index: UInt64) throws(MalformedBytes) -> ByteReader {
        guard index < places.count else { throw MalformedBytes() }
        return ByteReader(reader.bytes, in: places[Int(index)].range)
    }
}
