/// Makes wrong bytes out of right ones, the same ones for the same seed.
struct Mutator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Changes one to four things: a bit, a byte, the length, the order.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...number(below: 4) where !bytes.isEmpty {
            let position = number(below: bytes.count)
            switch number(below: 6) {
            case 0: bytes[position] ^= 1 << UInt8(number(below: 8))
            case 1: bytes[position] = UInt8(number(below: 256))
            case 2: bytes[position] = [0, 1, 0x7F, 0x80, 0xFF, 9, 10][number(below: 7)]
            case 3: bytes.remove(at: position)
            case 4: bytes.insert(UInt8(number(below: 256)), at: position)
            default: bytes.replaceSubrange(position..., with: bytes.prefix(number(below: bytes.count)))
            }
        }
        return bytes
    }

    /// Changes one or two bits or bytes and leaves the length, so that more of the rest makes sense.
    mutating func tamper(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...number(below: 2) where !bytes.isEmpty {
            let position = number(below: bytes.count)
            bytes[position] =
                number(below: 2) == 0
                ? bytes[position] ^ (1 << UInt8(number(below: 8))) : UInt8(number(below: 256))
        }
        return bytes
    }

    // Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
