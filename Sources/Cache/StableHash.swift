/// A 128-bit hash that gives the same result in every process, on every platform, forever.
///
/// It tells builds and options apart and checks stored bytes. The key is fixed and public, so it resists accidents, not an author
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

    /// The hash as 32 lowercase hexadecimal digits.
    package var hexadecimal: String {
        [high, low].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// A hash in the making: the four words that SipHash mixes.
private struct StableHashMixer {
    // The key is the bytes 00, 01, … 0f, as in the published test vectors.
    private var v0: UInt64 = 0x736f_6d65_7073_6575 ^ 0x0706_0504_0302_0100
    private var v1: UInt64 = 0x646f_7261_6e64_6f6d ^ 0x0f0e_0d0c_0b0a_0908 ^ 0xEE
    private var v2: UInt64 = 0x6c79_6765_6e65_7261 ^ 0x0706_0504_0302_0100
    private var v3: UInt64 = 0x7465_6462_7974_6573 ^ 0x0f0e_0d0c_0b0a_0908

    /// The hash of all that was mixed in.
    var hash: StableHash {
        var last = self
        let low = last.finish(with: 0xEE)
        let high = last.finish(with: 0xDD, afterFirst: true)
        return StableHash(low: low, high: high)
    }

    /// Adds eight bytes, as one number.
    private mutating func mix(_ word: UInt64) {
        v3 ^= word
        stir()
        stir()
        v0 ^= word
    }

    /// Adds bytes, the last of them with how many there are.
    mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        var offset = 0
        while offset < whole {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var last = UInt64(truncatingIfNeeded: bytes.count) << 56
        while offset < bytes.count {
            last |= UInt64(bytes[offset]) << UInt64(8 * (offset & 7))
            offset += 1
        }
        mix(last)
    }

    private mutating func finish(with constant: UInt64, afterFirst: Bool = false) -> UInt64 {
        if afterFirst { v1 ^= constant } else { v2 ^= constant }
        for _ in 0..<4 { stir() }
        return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func stir() {
        v0 &+= v1
        v1 = rotate(v1, 13) ^ v0
        v0 = rotate(v0, 32)
        v2 &+= v3
        v3 = rotate(v3, 16) ^ v2
        v0 &+= v3
        v3 = rotate(v3, 21) ^ v0
        v2 &+= v1
        v1 = rotate(v1, 17) ^ v2
        v2 = rotate(v2, 32)
    }

    private func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
        (word << count) | (word >> (64 - count))
    }
}
