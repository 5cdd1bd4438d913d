import Foundation

/// An encoder of a compact binary form in which fields keep their names.
///
/// Because fields have names, a newer type can read what an older one has written, and the other
/// way round: unknown fields are stepped over, missing ones are the type's business. Equal strings
/// are written once. Containers may be nested 64 deep.
///
/// The framework's own values, such as a production, number their fields instead; they come out smaller
/// and are read faster.
///
/// ```swift
/// let data = try BinaryEncoder().encode(layout)
/// let copy = try BinaryDecoder().decode(Layout.self, from: data)
/// ```
public struct BinaryEncoder: Sendable {
    /// Whatever the encoded types want to know; empty by default.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Creates an encoder.
    public init() {}

    /// Returns a value in binary form.
    ///
    /// - Parameter value: Any encodable value.
    /// - Returns: At least three bytes; equal values need not give equal bytes, because sets and
    ///   dictionaries have no order.
    /// - Throws: `EncodingError.invalidValue` when values are nested deeper than 64 containers,
    ///   and whatever the value itself throws.
    public func encode(_ value: some Encodable) throws -> Data {
        Data(try bytes(of: value))
    }

    func bytes(of value: some Encodable) throws -> [UInt8] {
        if let message = value as? any FieldMessage { return try FieldWriter.message(of: message) }
        let session = EncodingSession(userInfo: userInfo)
        let root = ValueEncoder(session: session, parent: nil, key: nil)
        let encoded = try root.encoded(value)
        var writer = ByteWriter()
        writer.byte(BinaryTag.version)
        writer.varint(UInt64(session.strings.count))
        for string in session.strings { writer.text(string) }
        writer.value(encoded)
        return writer.bytes
    }
}

/// What all encoders of one message share: the strings met so far.
final class EncodingSession {
    let userInfo: [CodingUserInfoKey: any Sendable]
    private(set) var strings: [String] = []
    private var indices: [EntryKey: UInt64] = [:]

    init(userInfo: [CodingUserInfoKey: any Sendable]) {
        self.userInfo = userInfo
    }

    func index(of string: String) -> UInt64 {
        let key = EntryKey(string)
        if let index = indices[key] { return index }
        let index = UInt64(strings.count)
        strings.append(string)
        indices[key] = index
        return index
    }
}
