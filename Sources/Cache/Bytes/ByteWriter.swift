/// Writes what ``ByteReader`` reads.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func byte(_ byte: UInt8) {
        bytes.append(byte)
    }

    package mutating func raw(_ other: some Sequence<UInt8>) {
        bytes.append(contentsOf: other)
    }

    package mutating func integer<Word: FixedWidthInteger & UnsignedInteger>(_ word: Word) {
        for shift in stride(from: 0, to: Word.bitWidth, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: word >> Word(shift)))
        }
    }

    package mutating func varint(_ word: UInt64) {
        var rest = word
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Inserts the number of the bytes from a position on before them.
    mutating func insertLength(ofBytesFrom start: Int) {
        var length = ByteWriter()
        length.varint(UInt64(bytes.count - start))
        bytes.insert(contentsOf: length.bytes, at: start)
    }

    package mutating func text(_ text: String) {
        varint(UInt64(text.utf8.count))
        raw(text.utf8)
    }
}
