/// A 128-bit hash that gives the same result in every process, on every platform, forever.
///
/// It names files and checks their bytes. The key is fixed and public, so it resists accidents, not an author
/// of collisions: compare what was hashed as well.
// Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012; the 2-4 variant with
// 128-bit output of the reference implementation.
package struct StableHash: Hashable, Sendable {
    package let low: UInt64
    package let high: UInt64

    package init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Hashes bytes.
    package init(of bytes: some Collection<UInt8>) {
        let hash = bytes.withContiguousStorageIfAvailable { StableHash(hashing: UnsafeRawBufferPointer($0)) }
        self = hash ?? Array(bytes).withUnsafeBytes { StableHash(hashing: $0) }
    }

    private init(hashing bytes: UnsafeRawBufferPointer) {
        var mixer = StableHashMixer()
        mixer.mix(bytes)
        self = mixer.hash
    }

    /// The hash as 16 bytes, least significant first.
    package var bytes: [UInt8] {
        [low, high].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    /// The hash as 32 lowercase hexadecimal digits.
    package var hexadecimal: String {
        [high, low].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
