import Foundation

/// A position in untrusted data; every step is checked, and none can trap.
struct ByteReader {
    private var rest: Data

    init(_ data: Data) {
        rest = data
    }

    /// Steps over bytes and returns them; `nil` where there are not as many.
    mutating func bytes(count: Int) -> Data? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// Reads a number, least significant byte first.
    mutating func integer<Word: FixedWidthInteger>(_ type: Word.Type) -> Word? {
        guard let bytes = bytes(count: Word.bitWidth / 8) else { return nil }
        return bytes.reversed().reduce(Word(0)) { $0 << 8 | Word(truncatingIfNeeded: $1) }
    }

    /// Reads a text; what is not valid UTF-8 in it is replaced.
    mutating func text() -> String? {
        guard let count = integer(UInt32.self), let bytes = bytes(count: Int(count)) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a hash.
    mutating func hash() -> StableHash? {
        guard let low = integer(UInt64.self), let high = integer(UInt64.self) else { return nil }
        return StableHash(low: low, high: high)
    }
}

extension Data {
    /// Writes a number, least significant byte first.
    mutating func append(integer word: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
    }

    /// Writes the length of a text, then the text.
    mutating func append(text: String) {
        append(integer: UInt32(text.utf8.count))
        append(contentsOf: text.utf8)
    }

    /// Writes a hash.
    mutating func append(_ hash: StableHash) {
        append(integer: hash.low)
        append(integer: hash.high)
    }
}
