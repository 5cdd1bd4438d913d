/// Writes the fields of a value.
package struct FieldWriter: FieldCoding {
    private var body = ByteWriter()
    /// Where the records and lists that are not ended yet begin.
    private var starts: [Int] = []
    private var pieces: [[UInt8]] = []
    private var places: [[UInt8]: UInt64] = [:]
    private var shared: [AnyHashable: UInt64] = [:]

    /// The bytes of a value.
    package static func message(of value: some FieldMessage) throws(MalformedBytes) -> [UInt8] {
        var writer = FieldWriter()
        try value.write(to: &writer)
        return writer.message
    }

    private var message: [UInt8] {
        var writer = ByteWriter()
        writer.byte(FieldForm.version)
        writer.varint(UInt64(pieces.count))
        for piece in pieces {
            writer.varint(UInt64(piece.count))
            writer.raw(piece)
        }
        writer.raw(body.bytes)
        return writer.bytes
    }

    private mutating func head(_ field: Int, _ kind: FieldKind) {
        body.varint(UInt64(field) << 2 | kind.rawValue)
    }

    // MARK: - Fields

    package mutating func code(_ number: inout Int, as field: Int, unless usual: Int) {
        guard number != usual else { return }
        head(field, .whole)
        codeElement(&number)
    }

    package mutating func code(_ number: inout UInt64, as field: Int, unless usual: UInt64) {
        guard number != usual else { return }
        head(field, .whole)
        body.varint(number)
    }

    package mutating func code(_ number: inout Double, as field: Int, unless usual: Double) {
        guard number.bitPattern != usual.bitPattern else { return }
        head(field, .number)
        codeElement(&number)
    }

    package mutating func code(_ claim: inout Bool, as field: Int) {
        if claim { head(field, .yes) }
    }

    package mutating func code(_ text: inout String?, as field: Int) {
        guard let text else { return }
        head(field, .whole)
        body.varint(place(of: Array(text.utf8)))
    }

    package mutating func code(_ bytes: inout [UInt8], as field: Int) {
        guard !bytes.isEmpty else { return }
        head(field, .bytes)
        body.varint(UInt64(bytes.count))
        body.raw(bytes)
    }

    package mutating func code<Value: SharedValue>(
        _ value: inout Value?, as field: Int
    ) throws(MalformedBytes) {
        guard value != nil else { return }
        head(field, .whole)
        try codeElement(&value)
    }

    // MARK: - Records and lists

    package mutating func beginRecord(as field: Int, if isPresent: Bool) -> Bool {
        if isPresent {
            head(field, .bytes)
            beginElement()
        }
        return isPresent
    }

    package mutating func endRecord() {
        guard let start = starts.popLast() else { return }
        body.insertLength(ofBytesFrom: start)
    }

    package mutating func beginList(as field: Int, count: Int, leastLength: Int) -> Int {
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

    package mutating func codeElement(_ number: inout Int) {
        body.varint(UInt64(zigzag: Int64(number)))
    }

    package mutating func codeElement<Value: SharedValue>(_ value: inout Value?) throws(MalformedBytes) {
        guard let value else { throw MalformedBytes() }
        body.varint(try place(of: value))
    }

    // MARK: - Pieces

    private mutating func place(of piece: [UInt8]) -> UInt64 {
        if let place = places[piece] { return place }
        let place = UInt64(pieces.count)
        pieces.append(piece)
        places[piece] = place
        return place
    }

    private mutating func place<Value: SharedValue>(of value: Value) throws(MalformedBytes) -> UInt64 {
        if let place = shared[AnyHashable(value)] { return place }
        var writer = FieldWriter()
        var fields = value.fields
        try fields.code(with: &writer)
        assert(writer.pieces.isEmpty, "\(Value.self) shares something inside of what is shared")
        let place = place(of: writer.body.bytes)
        shared[AnyHashable(value)] = place
        return place
    }
}
