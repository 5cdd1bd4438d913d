/// Writes named fields. One generic method stands for all types; numbers and strings come back
/// to ``ValueEncoder`` as single values.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ValueEncoder
    let container: EncodedContainer

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) {
        set(.null, for: key)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        set(try encoder.encoded(value, for: key), for: key)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        deferred(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        deferred(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { deferred(NamedKey.super) }

    func superEncoder(forKey key: Key) -> any Encoder { deferred(key) }

    private func deferred(_ key: any CodingKey) -> ValueEncoder {
        let nested = encoder.nested(for: key)
        set(.deferred(nested), for: key)
        return nested
    }

    private func set(_ value: EncodedValue, for key: any CodingKey) {
        container.set(value, for: encoder.session.index(of: key.stringValue))
    }
}

/// Writes values in order.
struct UnkeyedWriter: UnkeyedEncodingContainer {
    let encoder: ValueEncoder
    let container: EncodedContainer

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { container.values.count }

    func encodeNil() {
        container.append(.null)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        container.append(try encoder.encoded(value, for: NamedKey(count)))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        deferred().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        deferred().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { deferred() }

    private func deferred() -> ValueEncoder {
        let nested = encoder.nested(for: NamedKey(count))
        container.append(.deferred(nested))
        return nested
    }
}

/// A key for what has none of its own: positions in arrays, and the super class.
struct NamedKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    static let `super` = NamedKey(stringValue: "super")

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }

    init(_ index: Int) {
        self.init(intValue: index)
    }
}
