/// Reads the fields of a value from untrusted bytes.
///
/// Whatever the bytes are, reading ends, because every step goes forward, and does not trap. Lists take no
/// more memory than their elements can need; texts and shared values are made once, however often they occur.
package struct FieldReader: FieldCoding {
    private var body: ByteReader
    /// The head of a field that was met and not asked for yet.
    private var met: UInt64?
    /// Where the records and lists around this one end, and which field of them was met.
    private var outer: [(end: Int, met: UInt64?)] = []
    private var pieces: PieceTable

    /// Reads a value that fills a message.
    package static func value<Value: FieldMessage>(
        _ type: Value.Type, from bytes: [UInt8]
    ) throws(MalformedBytes) -> Value {
        var reader = ByteReader(bytes)
        guard bytes.count <= Int32.max, try reader.byte() == FieldForm.version else { throw MalformedBytes() }
        let pieces = try PieceTable(readFrom: &reader)
        var fields = FieldReader(body: reader, pieces: pieces)
        let value = try Value(from: &fields)
        try fields.skipRest()
        return value
    }

    private init(body: ByteReader, pieces: PieceTable) {
        self.body = body
        self.pieces = pieces
    }

    // MARK: - Heads

    /// Goes to a field and returns whether it is there; fields before it are stepped over.
    private mutating func find(_ field: Int, _ kind: FieldKind) throws(MalformedBytes) -> Bool {
        while let head = try nextHead() {
            let number = head >> 2
            if number > UInt64(field) { return false }
            met = nil
            if number == UInt64(field) {
                guard head & 3 == kind.rawValue else { throw MalformedBytes() }
                return true
            }
            try skip(head)
        }
        return false
    }

    private mutating func nextHead() throws(MalformedBytes) -> UInt64? {
        if met == nil, body.remaining > 0 { met = try body.varint() }
        return met
    }

    private mutating func skip(_ head: UInt64) throws(MalformedBytes) {
        switch FieldKind(rawValue: head & 3) {
        case .whole: _ = try body.varint()
        case .number: _ = try body.number()
        case .bytes: _ = try body.range(count: body.length())
        case .yes, nil: break
        }
    }

    /// Steps over the fields that nobody has asked for.
    private mutating func skipRest() throws(MalformedBytes) {
        while let head = try nextHead() {
            met = nil
            try skip(head)
        }
    }

    // MARK: - Fields

    package mutating func code(_ number: inout Int, as field: Int, unless usual: Int) throws(MalformedBytes) {
        if try find(field, .whole) { try codeElement(&number) } else { number = usual }
    }

    package mutating func code(
        _ number: inout UInt64, as field: Int, unless usual: UInt64
    ) throws(MalformedBytes) {
        number = try find(field, .whole) ? body.varint() : usual
    }

    package mutating func code(
        _ number: inout Double, as field: Int, unless usual: Double
    ) throws(MalformedBytes) {
        number = try find(field, .number) ? body.number() : usual
    }

    package mutating func code(_ claim: inout Bool, as field: Int) throws(MalformedBytes) {
        claim = try find(field, .yes)
    }

    package mutating func code(_ text: inout String?, as field: Int) throws(MalformedBytes) {
        text = try find(field, .whole) ? pieces.text(at: body.varint()) : nil
    }

    package mutating func code(_ bytes: inout [UInt8], as field: Int) throws(MalformedBytes) {
        bytes = try find(field, .bytes) ? Array(body.bytes[body.range(count: body.length())]) : []
    }

    package mutating func code<Value: SharedValue>(
        _ value: inout Value?, as field: Int
    ) throws(MalformedBytes) {
        if try find(field, .whole) { try codeElement(&value) } else { value = nil }
    }

    // MARK: - Records and lists

    package mutating func beginRecord(as field: Int, if isPresent: Bool) throws(MalformedBytes) -> Bool {
        let isThere = try find(field, .bytes)
        if isThere { try beginElement() }
        return isThere
    }

    package mutating func endRecord() throws(MalformedBytes) {
        try skipRest()
        leave()
    }

    package mutating func beginList(
        as field: Int, count: Int, leastLength: Int
    ) throws(MalformedBytes) -> Int {
        guard try beginRecord(as: field, if: true) else { return 0 }
        let count = try body.varint()
        guard count > 0, count <= UInt64(body.remaining / max(1, leastLength)) else { throw MalformedBytes() }
        return Int(count)
    }

    package mutating func endList() throws(MalformedBytes) {
        guard body.remaining == 0 else { throw MalformedBytes() }
        leave()
    }

    package mutating func beginElement() throws(MalformedBytes) {
        outer.append((try body.narrow(to: body.length()), met))
        met = nil
    }

    private mutating func leave() {
        guard let place = outer.popLast() else { return }
        body.widen(to: place.end)
        met = place.met
    }

    package mutating func codeElement(_ number: inout Double) throws(MalformedBytes) {
        number = try body.number()
    }

    package mutating func codeElement(_ number: inout Int) throws(MalformedBytes) {
        number = Int(clamping: Int64(zigzag: try body.varint()))
    }

    package mutating func codeElement<Value: SharedValue>(_ value: inout Value?) throws(MalformedBytes) {
        let place = try body.varint()
        if let made = pieces.value(Value.self, at: place) {
            value = made
            return
        }
        // What is shared shares nothing itself, so there is no way back to where it came from.
        var reader = FieldReader(body: try pieces.reader(at: place), pieces: PieceTable())
        var fields = Value.Fields.blank
        try fields.code(with: &reader)
        try reader.skipRest()
        let made = Value(fields)
        pieces.keep(made, at: place)
        value = made
    }
}
