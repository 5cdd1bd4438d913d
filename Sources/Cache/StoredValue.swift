import Foundation

extension Archive.Entry {
    /// The payload is not what was written.
    package struct Damage: Error, CustomStringConvertible {
        package let description = "its bytes were altered"
    }

    /// Encodes a value as JSON, in which equal values give equal bytes and numbers need not be finite.
    ///
    /// A property list is half as long and takes three times as long to decode, and its parts may refer to each
    /// other: a small file can stand for a value of any size. JSON grows with its text and is refused beyond 512 levels.
    package init(
        encoding value: some Encodable, frequency: LoadFrequency = LoadFrequency(weight: 0, time: 0)
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self.init(payload: try encoder.encode(value), frequency: frequency)
    }

    /// Decodes the value.
    ///
    /// - Throws: ``Damage`` for altered bytes; the decoder's error for bytes that are no such value.
    package func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        guard StableHash(of: payload) == hash else { throw Damage() }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: payload)
    }
}
