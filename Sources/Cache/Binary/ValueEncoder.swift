import Foundation

/// The encoder that one value is handed.
final class ValueEncoder: Encoder {
    let session: EncodingSession
    private let parent: ValueEncoder?
    private let key: (any CodingKey)?
    private let depth: Int
    private var value: EncodedValue?

    init(session: EncodingSession, parent: ValueEncoder?, key: (any CodingKey)?) {
        self.session = session
        self.parent = parent
        self.key = key
        depth = (parent?.depth ?? -1) + 1
    }

    var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

    var codingPath: [any CodingKey] {
        (parent?.codingPath ?? []) + (key.map { [$0] } ?? [])
    }

    /// What was encoded; a value that encoded nothing is an empty keyed container.
    var result: EncodedValue { value ?? .container(EncodedContainer(isKeyed: true)) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedWriter(encoder: self, container: container(isKeyed: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedWriter(encoder: self, container: container(isKeyed: false))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// Encodes a value in the place of this encoder.
    func encoded(_ value: some Encodable) throws -> EncodedValue {
        guard depth <= BinaryTag.depthLimit else {
            let text = "Values are nested deeper than \(BinaryTag.depthLimit) levels."
            throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: text))
        }
        if let data = value as? Data { return .data([UInt8](data)) }
        try value.encode(to: self)
        return result
    }

    /// Encodes a value that belongs to this one.
    func encoded(_ value: some Encodable, for key: (any CodingKey)?) throws -> EncodedValue {
        try ValueEncoder(session: session, parent: self, key: key).encoded(value)
    }

    func nested(for key: any CodingKey) -> ValueEncoder {
        ValueEncoder(session: session, parent: self, key: key)
    }

    /// The container of this value; asked for again, the same one.
    private func container(isKeyed: Bool) -> EncodedContainer {
        if case .container(let container)? = value, container.isKeyed == isKeyed { return container }
        let container = EncodedContainer(isKeyed: isKeyed)
        value = .container(container)
        return container
    }
}

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { value = .null }
    func encode(_ value: Bool) { self.value = .bool(value) }
    func encode(_ value: String) { self.value = .string(session.index(of: value)) }
    func encode(_ value: Double) { self.value = EncodedValue(value) }
    func encode(_ value: Float) { self.value = EncodedValue(value) }
    func encode(_ value: Int) { self.value = EncodedValue(value) }
    func encode(_ value: Int8) { self.value = EncodedValue(value) }
    func encode(_ value: Int16) { self.value = EncodedValue(value) }
    func encode(_ value: Int32) { self.value = EncodedValue(value) }
    func encode(_ value: Int64) { self.value = EncodedValue(value) }
    func encode(_ value: UInt) { self.value = EncodedValue(value) }
    func encode(_ value: UInt8) { self.value = EncodedValue(value) }
    func encode(_ value: UInt16) { self.value = EncodedValue(value) }
    func encode(_ value: UInt32) { self.value = EncodedValue(value) }
    func encode(_ value: UInt64) { self.value = EncodedValue(value) }
    func encode(_ value: some Encodable) throws { self.value = try encoded(value, for: nil) }
}
