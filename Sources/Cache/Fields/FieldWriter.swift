/// Writes the fields of a value.
package struct FieldWriter: FieldCoding {
    private var body = ByteWriter()
    /// Where the records and lists that are not ended yet begin.
    private var starts: [Int] = []
    private var entries: [[UInt8]] = []
    private var indices: [[UInt8]: UInt64] = [:]
    private var valueIndices: [AnyHashable: UInt64] = [:]

    /// Creates a writer; the fields of one value follow.
    package init() {}

    /// The bytes of the fields that were written.
    package var message: [UInt8] {
        var writer = ByteWriter()
        writer.byte(FieldFormat.version)
        writer.varint(UInt64(entries.count))
        for entry in entries {
            writer.varint(UInt64(entry.count))
            writer.raw(entry)
        }
        writer.raw(body.bytes)
        return writer.bytes
    }

    private mutating func tag(_ field: Int, _ kind: FieldKind) {
        body.varint(UInt64(field) << 2 | kind.rawValue)
    }

    // MARK: - Fields

    package mutating func code(_ integer: inout Int, as field: Int, default standard: Int) {
        guard integer != standard else { return }
        tag(field, .integer)
        codeElement(&integer)
    }

    package mutating func code(_ integer: inout UInt64, as field: Int, default standard: UInt64) {
        guard integer != standard else { return }
        tag(field, .integer)
        body.varint(integer)
    }

    package mutating func code(_ number: inout Double, as field: Int, default standard: Double) {
        guard number.bitPattern != standard.bitPattern else { return }
        tag(field, .number)
        codeElement(&number)
    }

    package mutating func code(_ flag: inout Bool, as field: Int) {
        if flag { tag(field, .flag) }
    }

    package mutating func code(_ string: inout String?, as field: Int) {
        guard let string else { return }
        tag(field, .integer)
        body.varint(index(of: Array(string.utf8)))
    }

    package mutating func code(_ bytes: inout [UInt8], as field: Int) {
        guard !bytes.isEmpty else { return }
        tag(field, .bytes)
        body.varint(UInt64(bytes.count))
        body.raw(bytes)
    }

    package mutating func code<Value: InternedValue>(
        _ value: inout Value?, as field: Int
    ) throws(MalformedBytes) {
        guard value != nil else { return }
        tag(field, .integer)
        try codeElement(&value)
    }

    // MARK: - Records and lists

    package mutating func beginRecord(as field: Int, if isPresent: Bool) -> Bool {
        if isPresent {
            tag(field, .bytes)
            beginElement()
        }
        return isPresent
    }

    package mutating func endRecord() {
        guard let start = starts.popLast() else { return }
        body.insertLength(ofBytesFrom: start)
    }

    package mutating func beginList(as field: Int, count: Int, minimumByteCount: Int) -> Int {
        if beginRecord(as: field, if: count > 0) { body.varint(UInt64(count)) }
        return count
    }

    package mutating func endList() {
        endRecord()
    }

    package mutating func beginElement() {
        starts.append(body.bytes.count)
    }

    package mutating func codeElement(_ number: inout Double) {
        body.number(number)
    }

    package mutating func codeElement(_ integer: inout Int) {
        body.varint(UInt64(zigzag: Int64(integer)))
    }

    package mutating func codeElement<Value: InternedValue>(_ value: inout Value?) throws(MalformedBytes) {
        guard let value else { throw MalformedBytes() }
        body.varint(try index(of: value))
    }

    // MARK: - Interned entries

    private mutating func index(of entry: [UInt8]) -> UInt64 {
        if let index = indices[entry] { return index }
        let index = UInt64(entries.count)
        entries.append(entry)
        indices[entry] = index
        return index
    }

    private mutating func index<Value: InternedValue>(of value: Value) throws(MalformedBytes) -> UInt64 {
        if let index = valueIndices[AnyHashable(value)] { return index }
        var writer = FieldWriter()
        var fields = value.fields
        try fields.code(with: &writer)
        assert(writer.entries.isEmpty, "\(Value.self) interns something inside of what is interned")
        let index = index(of: writer.body.bytes)
        valueIndices[AnyHashable(value)] = index
        return index
    }
}
