import Foundation

/// The format in which a cache keeps values of one type.
struct ValueFormat<Value: Sendable>: Sendable {
    /// Turns a value into bytes.
    let encode: @Sendable (Value) throws -> [UInt8]

    /// Reads a value from untrusted bytes.
    let decode: @Sendable ([UInt8]) throws -> Value
}

extension ValueFormat where Value: CacheStorable {
    /// The format that the type has given itself.
    static var own: ValueFormat {
        ValueFormat(encode: { try $0.storedBytes() }, decode: { try Value(storedBytes: $0) })
    }
}

extension ValueFormat where Value: Codable {
    /// JSON, in which equal values give equal bytes and numbers need not be finite.
    ///
    /// A property list would be no smaller, and its parts may refer to each other: a small file can stand for
    /// a value of any size. JSON grows with its text and is refused beyond 512 levels.
    static var json: ValueFormat {
        ValueFormat(
            encode: { [UInt8](try encoder.encode($0)) },
            decode: { try decoder.decode(Value.self, from: Data($0)) })
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
