/// A position in untrusted bytes; every step is checked and none can trap.
package struct ByteReader {
    package let bytes: [UInt8]
    private(set) var offset: Int
    private(set) var end: Int

    /// Creates a reader of a part of some bytes; a range outside of them is cut to what exists.
    package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        let range = (range ?? bytes.indices).clamped(to: bytes.indices)
        offset = range.lowerBound
        end = range.upperBound
    }

    package var remaining: Int { end - offset }

    /// The bytes that were not read yet.
    var rest: ArraySlice<UInt8> { bytes[offset..<end] }

    package mutating func byte() throws(MalformedBytes) -> UInt8 {
        guard offset < end else { throw MalformedBytes() }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// Steps over a number of bytes and returns where they are.
    package mutating func range(count: Int) throws(MalformedBytes) -> Range<Int> {
        guard count >= 0, count <= remaining else { throw MalformedBytes() }
        defer { offset += count }
        return offset..<(offset + count)
    }

    /// Narrows the part that is read to the next bytes, and returns its former end.
    mutating func narrow(to count: Int) throws(MalformedBytes) -> Int {
        guard count >= 0, count <= remaining else { throw MalformedBytes() }
        defer { end = offset + count }
        return end
    }

    /// Goes on behind a part that was narrowed, also when it was not read to its end.
    mutating func widen(to outer: Int) {
        offset = end
        end = min(outer, bytes.count)
    }

    /// Reads a fixed-width integer, least significant byte first.
    package mutating func integer<Word: FixedWidthInteger & UnsignedInteger>(
        _ type: Word.Type
    ) throws(MalformedBytes) -> Word {
        var word: Word = 0
        for (index, position) in try range(count: Word.bitWidth / 8).enumerated() {
            word |= Word(bytes[position]) << Word(8 * index)
        }
        return word
    }

    /// Reads an integer of one to ten bytes, seven bits in each, least significant first.
    package mutating func varint() throws(MalformedBytes) -> UInt64 {
        var next = try byte()
        var word = UInt64(next & 0x7F)
        var shift: UInt64 = 7
        while next >= 0x80 {
            next = try byte()
            // The tenth byte has room for one bit.
            if shift == 63, next > 1 { throw MalformedBytes() }
            word |= UInt64(next & 0x7F) << shift
            shift += 7
        }
        return word
    }

    /// Reads a length and checks that as many bytes follow.
    package mutating func length() throws(MalformedBytes) -> Int {
        guard let count = Int(exactly: try varint()), count <= remaining else { throw MalformedBytes() }
        return count
    }

    /// Reads a length and that many bytes of text; anything but valid UTF-8 is malformed.
    package mutating func text() throws(MalformedBytes) -> String {
        try text(in: range(count: length()))
    }

    /// Reads all that is left as text.
    mutating func remainingText() throws(MalformedBytes) -> String {
        try text(in: range(count: remaining))
    }

    private func text(in range: Range<Int>) throws(MalformedBytes) -> String {
        // The validating initializer of the standard library needs iOS 18. Repair replaces what
        // is invalid, so the text is valid exactly when nothing changed.
        let text: String? = bytes.withUnsafeBytes { bytes in
            let source = UnsafeRawBufferPointer(rebasing: bytes[range])
            let text = String(decoding: source, as: UTF8.self)
            return text.withRawBytes { $0.hasBytes(of: source) } ? text : nil
        }
        guard let text else { throw MalformedBytes() }
        return text
    }
}
