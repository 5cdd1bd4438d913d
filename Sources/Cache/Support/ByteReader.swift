/// A position in untrusted bytes; every step is checked and none can trap.
struct ByteReader {
    typealias Malformed = MalformedBytes

    let bytes: [UInt8]
    private(set) var offset: Int
    private(set) var end: Int

    /// Creates a reader of a part of some bytes; a range outside of them is cut to what exists.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        let range = (range ?? bytes.indices).clamped(to: bytes.indices)
        offset = range.lowerBound
        end = range.upperBound
    }

    var remaining: Int { end - offset }

    mutating func byte() throws(Malformed) -> UInt8 {
        guard offset < end else { throw Malformed() }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Steps over a number of bytes and returns where they are.
    mutating func range(count: Int) throws(Malformed) -> Range<Int> {
        guard count >= 0, count <= remaining else { throw Malformed() }
        defer { offset += count }
        return offset..<(offset + count)
    }

    /// Narrows the part that is read to the next bytes, and returns where it ended before.
    mutating func narrow(to count: Int) throws(Malformed) -> Int {
        guard count >= 0, count <= remaining else { throw Malformed() }
        defer { end = offset + count }
        return end
    }

    /// Goes on behind a part that was narrowed, and whatever of it was not read.
    mutating func widen(to outer: Int) {
        offset = end
        end = min(outer, bytes.count)
    }

    /// Reads a fixed-width integer, least significant byte first.
    mutating func integer<Word: FixedWidthInteger & UnsignedInteger>(
        _ type: Word.Type
    ) throws(Malformed) -> Word {
        var word: Word = 0
        for (index, position) in try range(count: Word.bitWidth / 8).enumerated() {
            word |= Word(bytes[position]) << Word(8 * index)
        }
        return word
    }

    /// Reads an integer of one to ten bytes, seven bits in each, least significant first.
    mutating func varint() throws(Malformed) -> UInt64 {
        var next = try byte()
        var word = UInt64(next & 0x7F)
        var shift: UInt64 = 7
        while next >= 0x80 {
            next = try byte()
            // The tenth byte has room for one bit.
            if shift == 63, next > 1 { throw Malformed() }
            word |= UInt64(next & 0x7F) << shift
            shift += 7
        }
        return word
    }

    /// Reads a length and checks that as many bytes follow.
    mutating func length() throws(Malformed) -> Int {
        guard let count = Int(exactly: try varint()), count <= remaining else { throw Malformed() }
        return count
    }

    /// Reads a length and that many bytes of text; anything but valid UTF-8 is malformed.
    mutating func text() throws(Malformed) -> String {
        String(decoding: bytes[try textRange()], as: UTF8.self)
    }

    /// Steps over a length and that many bytes of text, and returns where the text is.
    mutating func textRange() throws(Malformed) -> Range<Int> {
        try valid(range(count: length()))
    }

    /// Steps over all that is left and returns where it is, if it is text.
    mutating func validTextRange() throws(Malformed) -> Range<Int> {
        try valid(range(count: remaining))
    }

    private func valid(_ range: Range<Int>) throws(Malformed) -> Range<Int> {
        if bytes[range].allSatisfy({ $0 < 0x80 }) { return range }
        // The validating initializer of the standard library needs iOS 18. Repair replaces what
        // is invalid, so the text is valid exactly when nothing changed.
        guard String(decoding: bytes[range], as: UTF8.self).utf8.elementsEqual(bytes[range]) else {
            throw Malformed()
        }
        return range
    }
}
