import Testing

@testable import TabCache

@Suite("StableHash")
struct StableHashTests {
    // Source: vectors_sip128 of the reference implementation, for the bytes 0, 1, … of a length.
    @Test(arguments: [
        (0, "a3817f04ba25a8e66df67214c7550293"),
        (1, "da87c1d86b99af44347659119b22fc45"),
        (7, "a1f1ebbed8dbc153c0b84aa61ff08239"),
        (8, "3b62a9ba6258f5610f83e264f31497b4"),
    ])
    func `the published vectors are met`(length: Int, expected: String) {
        let hash = StableHash(of: (0..<length).map { UInt8($0) })

        #expect(
            StableHash(low: hash.low.byteSwapped, high: hash.high.byteSwapped).hexadecimal
                == swapped(expected))
    }

    /// The two halves of a hash in the other order: the vectors begin with the lower one.
    private func swapped(_ digits: String) -> String { String(digits.suffix(16) + digits.prefix(16)) }

    @Test func `a slice is hashed like the bytes it shows`() {
        let bytes = (0..<100).map { UInt8($0) }

        #expect(StableHash(of: bytes[13..<57]) == StableHash(of: Array(bytes[13..<57])))
    }

    @Test func `a name is 32 hexadecimal digits`() {
        #expect(StableHash(low: 1, high: 0xAB).hexadecimal == "00000000000000ab0000000000000001")
    }
}
