/// Reads the fields of a value from untrusted bytes.
///
/// Whatever the bytes are, reading ends, because every step goes forward, and does not trap. Lists take no
/// more memory than their elements can need; strings and interned values are made once, however often they
/// occur.
package struct FieldReader: FieldCoding {
    private var body: ByteReader
    /// The tag of the next field, read ahead.
    private var nextTag: UInt64?
    /// Where the records and lists around this one end, and which tag was read in each of them.
    private var enclosing: [(end: Int, nextTag: UInt64?)] = []
    private var interned: InternTable

    /// Reads the beginning of a message; its fields and ``endMessage()`` follow.
    package init(message bytes: [UInt8]) throws(MalformedBytes) {
        var reader = ByteReader(bytes)
        guard bytes.count <= Int32.max, try reader.byte() == FieldFormat.version else {
            throw MalformedBytes()
        }
        interned = try InternTable(readFrom: &reader)
        body = reader
    }

    /// Creates a reader of an interned value, which refers to no other.
    private init(entry: ByteReader) {
        body = entry
        interned = InternTable()
    }

    /// Skips the fields that were not read.
    package mutating func endMessage() throws(MalformedBytes) {
        while let tag = try readTag() {
            nextTag = nil
            try skip(tag)
        }
    }

    // MARK: - Tags

    /// Goes to a field and returns whether it is there; fields before it are stepped over.
    private mutating func find(_ field: Int, _ kind: FieldKind) throws(MalformedBytes) -> Bool {
        while let tag = try readTag() {
            let number = tag >> 2
            if number > UInt64(field) { return false }
            nextTag = nil
            if number == UInt64(field) {
                guard tag & 3 == kind.rawValue else { throw MalformedBytes() }
                return true
            }
            try skip(tag)
        }
        return false
    }

    private mutating func readTag() throws(MalformedBytes) -> UInt64? {
        if nextTag == nil, body.remaining > 0 { nextTag = try body.varint() }
        return nextTag
    }

    private mutating func skip(_ tag: UInt64) throws(MalformedBytes) {
        switch FieldKind(rawValue: tag & 3) {
        case .integer: _ = try body.varint()
        case .number: _ = try body.number()
        case .bytes: _ = try body.range(count: body.length())
        case .flag, nil: break
        }
    }

    // MARK: - Fields

    package mutating func code(
        _ integer: inout Int, as field: Int, default standard: Int
    ) throws(MalformedBytes) {
        if try find(field, .integer) { try codeElement(&integer) } else { integer = standard }
    }

    package mutating func code(
        _ integer: inout UInt64, as field: Int, default standard: UInt64
    ) throws(MalformedBytes) {
        integer = try find(field, .integer) ? body.varint() : standard
    }

    package mutating func code(
        _ number: inout Double, as field: Int, default standard: Double
    ) throws(MalformedBytes) {
        number = try find(field, .number) ? body.number() : standard
    }

    package mutating func code(_ flag: inout Bool, as field: Int) throws(MalformedBytes) {
        flag = try find(field, .flag)
    }

    package mutating func code(_ string: inout String?, as field: Int) throws(MalformedBytes) {
        string = try find(field, .integer) ? interned.string(at: body.varint()) : nil
    }

    package mutating func code(_ bytes: inout [UInt8], as field: Int) throws(MalformedBytes) {
        bytes = try find(field, .bytes) ? Array(body.bytes[body.range(count: body.length())]) : []
    }

    package mutating func code<Value: InternedValue>(
        _ value: inout Value?, as field: Int
    ) throws(MalformedBytes) {
        if try find(field, .integer) { try codeElement(&value) } else { value = nil }
    }

    // MARK: - Records and lists

    package mutating func beginRecord(as field: Int, if isPresent: Bool) throws(MalformedBytes) -> Bool {
        let isThere = try find(field, .bytes)
        if isThere { try beginElement() }
        return isThere
    }

    package mutating func endRecord() throws(MalformedBytes) {
        try endMessage()
        leave()
    }

    package mutating func beginList(
        as field: Int, count: Int, minimumByteCount: Int
    ) throws(MalformedBytes) -> Int {
        guard try beginRecord(as: field, if: true) else { return 0 }
        let count = try body.varint()
        guard count > 0, count <= UInt64(body.remaining / max(1, minimumByteCount)) else {
            throw MalformedBytes()
        }
        return Int(count)
    }

    package mutating func endList() throws(MalformedBytes) {
        guard body.remaining == 0 else { throw MalformedBytes() }
        leave()
    }

    package mutating func beginElement() throws(MalformedBytes) {
        enclosing.append((try body.narrow(to: body.length()), nextTag))
        nextTag = nil
    }

    private mutating func leave() {
        guard let outer = enclosing.popLast() else { return }
        body.widen(to: outer.end)
        nextTag = outer.nextTag
    }

    package mutating func codeElement(_ number: inout Double) throws(MalformedBytes) {
        number = try body.number()
    }

    package mutating func codeElement(_ integer: inout Int) throws(MalformedBytes) {
        integer = Int(clamping: Int64(zigzag: try body.varint()))
    }

    package mutating func codeElement<Value: InternedValue>(_ value: inout Value?) throws(MalformedBytes) {
        let index = try body.varint()
        if let made = interned.value(Value.self, at: index) {
            value = made
            return
        }
        var reader = FieldReader(entry: try interned.reader(at: index))
        var fields = Value.Fields.empty
        try fields.code(with: &reader)
        try reader.endMessage()
        let made = Value(fields)
        interned.keep(made, at: index)
        value = made
    }
}
