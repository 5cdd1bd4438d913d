/// A message in binary form that is being read: its bytes and its strings.
///
/// Memory stays within a small multiple of the bytes. Strings stay where they are and are made when
/// they are asked for, long ones once; a place of eight bytes is kept for each, which takes at least one
/// itself. A container is indexed with eight bytes for a field of at least two, and four for an element.
final class BinaryDocument {
    typealias Malformed = ByteReader.Malformed

    let bytes: [UInt8]
    let root: Int
    private let strings: [BytePlace]
    private var texts = LongTexts()

    /// Checks the frame of a message: version, strings, and one value that fills the rest.
    init(_ bytes: [UInt8]) throws(Malformed) {
        var reader = ByteReader(bytes)
        guard bytes.count <= Int32.max, try reader.byte() == BinaryTag.version else { throw Malformed() }
        let count = try reader.length()
        // A string takes at least a byte, and the count was checked against those that are left.
        var strings: [BytePlace] = []
        strings.reserveCapacity(count)
        while strings.count < count { strings.append(BytePlace(try reader.textRange())) }
        self.bytes = bytes
        self.strings = strings
        root = reader.offset
        _ = try value(&reader)
        guard reader.remaining == 0 else { throw Malformed() }
    }

    func string(at index: Int) -> String? {
        guard strings.indices.contains(index) else { return nil }
        if let text = texts[UInt64(index)] { return text }
        let text = String(decoding: bytes[strings[index].range], as: UTF8.self)
        texts.keep(text, at: UInt64(index))
        return text
    }

    /// Whether a string is, byte by byte, the one with an index.
    func isString(_ string: String, at index: Int) -> Bool {
        guard strings.indices.contains(index) else { return false }
        let place = strings[index]
        return string.utf8.count == place.count && bytes[place.range].elementsEqual(string.utf8)
    }

    func value(at offset: Int) throws(Malformed) -> DecodedValue {
        var reader = ByteReader(bytes, in: offset..<max(offset, bytes.count))
        return try value(&reader)
    }

    /// Reads one value and steps over it; the contents of containers are not looked at.
    func value(_ reader: inout ByteReader) throws(Malformed) -> DecodedValue {
        let first = try reader.byte()
        if first >= BinaryTag.smallNumber { return .positive(UInt64(first & 0x7F)) }
        switch BinaryTag(rawValue: first) {
        case .null: return .null
        case .no: return .bool(false)
        case .yes: return .bool(true)
        case .positive: return .positive(try reader.varint())
        case .negative: return .negative(try reader.varint())
        case .float: return .float(Float(bitPattern: try reader.integer(UInt32.self)))
        case .double: return .double(Double(bitPattern: try reader.integer(UInt64.self)))
        case .string: return try string(&reader)
        case .data: return .data(try reader.range(count: reader.length()))
        case .array: return .array(try reader.range(count: reader.length()))
        case .keyed: return .keyed(try reader.range(count: reader.length()))
        case nil: throw Malformed()
        }
    }

    /// The offsets of the values of an array.
    func elements(in range: Range<Int>) throws(Malformed) -> [UInt32] {
        var reader = ByteReader(bytes, in: range)
        var offsets: [UInt32] = []
        while reader.remaining > 0 {
            offsets.append(UInt32(reader.offset))
            _ = try value(&reader)
        }
        return offsets
    }

    /// The names and offsets of the fields of a keyed container.
    func fields(in range: Range<Int>) throws(Malformed) -> [DecodedField] {
        var reader = ByteReader(bytes, in: range)
        var fields: [DecodedField] = []
        while reader.remaining > 0 {
            let name = try reader.varint()
            guard name < strings.count else { throw Malformed() }
            fields.append(DecodedField(name: UInt32(name), offset: UInt32(reader.offset)))
            _ = try value(&reader)
        }
        return fields
    }

    private func string(_ reader: inout ByteReader) throws(Malformed) -> DecodedValue {
        guard let index = Int(exactly: try reader.varint()), let string = string(at: index) else {
            throw Malformed()
        }
        return .string(string)
    }
}

/// A value as it was found; containers and data are places in the bytes.
enum DecodedValue {
    case null
    case bool(Bool)
    case positive(UInt64)
    case negative(UInt64)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Range<Int>)
    case array(Range<Int>)
    case keyed(Range<Int>)

    /// The value as an integer, if it is one and fits.
    func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        switch self {
        case .positive(let number): Number(exactly: number)
        case .negative(let number) where number <= UInt64(Int64.max): Number(exactly: ~Int64(number))
        default: nil
        }
    }

    /// The value as a floating-point number, if it is a number and loses nothing.
    var double: Double? {
        switch self {
        case .double(let number): number
        case .float(let number): Double(number)
        default: integer(Int64.self).flatMap { Double(exactly: $0) }
        }
    }

    /// The value as a short floating-point number, if it is a number and loses nothing.
    var float: Float? {
        if case .float(let number) = self { return number }
        return double.flatMap { Float(exactly: $0) }
    }
}

/// Where one field of a keyed container is.
struct DecodedField {
    let name: UInt32
    let offset: UInt32
}
