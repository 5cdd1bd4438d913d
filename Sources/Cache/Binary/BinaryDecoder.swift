import Foundation

/// A decoder of the form that ``BinaryEncoder`` writes.
///
/// The bytes may come from anywhere. Whatever they are, decoding ends, does not trap, and takes at
/// most 16 bytes of memory for each of them; the types that are decoded have to see to the same.
public struct BinaryDecoder: Sendable {
    /// Whatever the decoded types want to know; empty by default.
    public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// Creates a decoder.
    public init() {}

    /// Returns the value that some bytes stand for.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: What ``BinaryEncoder/encode(_:)`` has returned, or anything else.
    /// - Returns: The value; fields that the type does not know are ignored.
    /// - Throws: `DecodingError` when the bytes are not the binary form, stand for something else,
    ///   or nest deeper than 64 values, and whatever the type itself throws.
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try decode(type, from: [UInt8](data))
    }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        let document: BinaryDocument
        do {
            if let message = type as? any FieldMessage.Type,
                let value = try FieldReader.value(message, from: bytes) as? Value
            {
                return value
            }
            document = try BinaryDocument(bytes)
        } catch {
            let text = "The bytes are not the binary form."
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
        }
        let session = DecodingSession(document: document, userInfo: userInfo)
        let root = ValueDecoder(session: session, offset: document.root, parent: nil, key: nil)
        return try root.decoded(type)
    }
}

/// What all decoders of one message share.
struct DecodingSession {
    let document: BinaryDocument
    let userInfo: [CodingUserInfoKey: any Sendable]
}
