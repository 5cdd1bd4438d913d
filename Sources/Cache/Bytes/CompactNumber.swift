// Numbers of layouts are whole points, thirds and halves of points, and sums of font measures, which are
// multiples of small powers of two. Each of these fits into a few bytes and comes back bit by bit.
//
//     number = varint of n × 4 + encoding, then its bytes
//
//     encoding 0    n, with its sign in the lowest bit
//              1    a twelfth of that
//              2    a 4096th of that
//              3    n is 0: four bytes follow, a short floating-point number; 1: eight bytes, any number
private enum NumberEncoding {
    static let whole: UInt64 = 0
    static let twelfths: UInt64 = 1
    static let fractions: UInt64 = 2
    static let floating: UInt64 = 3

    static let twelfth = 12.0
    static let fraction = 4_096.0

    static let short: UInt64 = 0
    static let long: UInt64 = 1
}

extension ByteWriter {
    /// Writes a number in the shortest encoding that gives back every bit.
    mutating func number(_ number: Double) {
        if let steps = Self.steps(of: 1, in: number) {
            varint(steps << 2 | NumberEncoding.whole)
        } else if let steps = Self.steps(of: NumberEncoding.twelfth, in: number) {
            varint(steps << 2 | NumberEncoding.twelfths)
        } else if let steps = Self.steps(of: NumberEncoding.fraction, in: number) {
            varint(steps << 2 | NumberEncoding.fractions)
        } else if Double(Float(number)).bitPattern == number.bitPattern {
            varint(NumberEncoding.short << 2 | NumberEncoding.floating)
            integer(Float(number).bitPattern)
        } else {
            varint(NumberEncoding.long << 2 | NumberEncoding.floating)
            integer(number.bitPattern)
        }
    }

    /// The number in steps of a fraction, with its sign in the lowest bit; `nil` if something would be lost,
    /// or if it would take more than five bytes.
    private static func steps(of fraction: Double, in number: Double) -> UInt64? {
        let rounded = (number * fraction).rounded()
        guard abs(rounded) < 0x1p32 else { return nil }
        let steps = Int64(rounded)
        return (Double(steps) / fraction).bitPattern == number.bitPattern ? UInt64(zigzag: steps) : nil
    }
}

extension ByteReader {
    /// Reads a number in any encoding.
    mutating func number() throws(MalformedBytes) -> Double {
        let word = try varint()
        let steps = word >> 2
        switch word & 3 {
        case NumberEncoding.whole: return Double(Int64(zigzag: steps))
        case NumberEncoding.twelfths: return Double(Int64(zigzag: steps)) / NumberEncoding.twelfth
        case NumberEncoding.fractions: return Double(Int64(zigzag: steps)) / NumberEncoding.fraction
        default: break
        }
        switch steps {
        case NumberEncoding.short: return Double(Float(bitPattern: try integer(UInt32.self)))
        case NumberEncoding.long: return Double(bitPattern: try integer(UInt64.self))
        default: throw MalformedBytes()
        }
    }
}

extension UInt64 {
    /// The number with its sign in the lowest bit: 0, -1, 1, -2 are 0, 1, 2, 3.
    init(zigzag number: Int64) {
        self = UInt64(bitPattern: (number << 1) ^ (number >> 63))
    }
}

extension Int64 {
    /// The number whose sign is in the lowest bit.
    init(zigzag word: UInt64) {
        self = Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
    }
}
