import Foundation

/// The decoder that one value is made from.
final class ValueDecoder: Decoder {
    let session: DecodingSession
    private let offset: Int
    private let parent: ValueDecoder?
    private let key: (any CodingKey)?
    private let depth: Int

    init(session: DecodingSession, offset: Int, parent: ValueDecoder?, key: (any CodingKey)?) {
        self.session = session
        self.offset = offset
        self.parent = parent
        self.key = key
        depth = (parent?.depth ?? -1) + 1
    }

    var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

    var codingPath: [any CodingKey] {
        (parent?.codingPath ?? []) + (key.map { [$0] } ?? [])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .keyed(let range) = try value() else { throw mismatch([String: Any].self) }
        let fields = try sound { () throws(ByteReader.Malformed) in try session.document.fields(in: range) }
        return KeyedDecodingContainer(KeyedReader(decoder: self, fields: FieldIndex(fields)))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let range) = try value() else { throw mismatch([Any].self) }
        let offsets = try sound { () throws(ByteReader.Malformed) in try session.document.elements(in: range)
        }
        return UnkeyedReader(decoder: self, offsets: offsets)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// Makes a value from what this decoder stands for.
    func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard depth <= BinaryTag.depthLimit else {
            throw corrupted("Values are nested deeper than \(BinaryTag.depthLimit) levels.")
        }
        if type == Data.self, case .data(let range) = try value(),
            let data = Data(session.document.bytes[range]) as? Value
        {
            return data
        }
        return try Value(from: self)
    }

    func nested(at offset: UInt32, for key: (any CodingKey)?) -> ValueDecoder {
        ValueDecoder(session: session, offset: Int(offset), parent: self, key: key)
    }

    func value() throws -> DecodedValue {
        try sound { () throws(ByteReader.Malformed) in try session.document.value(at: offset) }
    }

    func corrupted(_ text: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "Something else is stored here."))
    }

    private func sound<Result>(_ read: () throws(ByteReader.Malformed) -> Result) throws -> Result {
        do {
            return try read()
        } catch {
            throw corrupted("The bytes end too early or make no sense.")
        }
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        // A malformed value is not nil; whoever asks for it next is told what is wrong with it.
        if case .null? = try? value() { true } else { false }
    }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let claim) = try value() else { throw mismatch(type) }
        return claim
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let string) = try value() else { throw mismatch(type) }
        return string
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard let number = try value().double else { throw mismatch(type) }
        return number
    }

    func decode(_ type: Float.Type) throws -> Float {
        guard let number = try value().float else { throw mismatch(type) }
        return number
    }

    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try ValueDecoder(session: session, offset: offset, parent: self, key: nil).decoded(type)
    }

    private func integer<Number: FixedWidthInteger>() throws -> Number {
        guard let number = try value().integer(Number.self) else { throw mismatch(Number.self) }
        return number
    }
}
