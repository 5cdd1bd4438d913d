/// Reads named fields. One generic method stands for all types; numbers and strings come back to
/// ``ValueDecoder`` as single values.
struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder
    let fields: FieldIndex

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        fields.names.compactMap { name in
            decoder.session.document.string(at: name).flatMap { Key(stringValue: $0) }
        }
    }

    func contains(_ key: Key) -> Bool { offset(of: key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        try nested(key).decodeNil()
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try nested(key).decoded(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try nested(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try nested(NamedKey.super) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key) }

    private func nested(_ key: any CodingKey) throws -> ValueDecoder {
        guard let offset = offset(of: key) else {
            let text = "There is no field of this name."
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: text))
        }
        return decoder.nested(at: offset, for: key)
    }

    private func offset(of key: any CodingKey) -> UInt32? {
        fields.offset(of: key.stringValue, in: decoder.session.document)
    }
}

/// The fields of one keyed container.
///
/// Types read their fields in the order in which they wrote them, so the search for a field goes
/// on where the last one was found.
final class FieldIndex {
    private let fields: [DecodedField]
    private var cursor = 0

    init(_ fields: [DecodedField]) {
        self.fields = fields
    }

    var names: [Int] { fields.map { Int($0.name) } }

    /// - Complexity: O(1) in the order of writing, O(*n*) otherwise.
    func offset(of name: String, in document: BinaryDocument) -> UInt32? {
        for step in fields.indices {
            let position = (cursor + step) % fields.count
            guard document.isString(name, at: Int(fields[position].name)) else { continue }
            cursor = position
            return fields[position].offset
        }
        return nil
    }
}

/// Reads values in order.
struct UnkeyedReader: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    let offsets: [UInt32]
    private(set) var currentIndex = 0

    init(decoder: ValueDecoder, offsets: [UInt32]) {
        self.decoder = decoder
        self.offsets = offsets
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { offsets.count }
    var isAtEnd: Bool { currentIndex >= offsets.count }

    mutating func decodeNil() throws -> Bool {
        let isNil = try next().decodeNil()
        if isNil { currentIndex += 1 }
        return isNil
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try next().decoded(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try next().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try next().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try next()
        currentIndex += 1
        return decoder
    }

    private func next() throws -> ValueDecoder {
        guard !isAtEnd else {
            let text = "The array has no more values."
            throw DecodingError.valueNotFound(
                Any.self, .init(codingPath: codingPath, debugDescription: text))
        }
        return decoder.nested(at: offsets[currentIndex], for: NamedKey(currentIndex))
    }
}
