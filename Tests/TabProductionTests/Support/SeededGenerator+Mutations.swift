import TestDevice

extension SeededGenerator {
    /// Makes wrong bytes out of right ones: one to three are changed, added or left out.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var changed = bytes
        for _ in 0..<number(from: 1, to: 3) {
            let position = number(from: 0, to: changed.count - 1)
            switch number(from: 0, to: 3) {
            case 0: changed[position] ^= 1 << UInt8(number(from: 0, to: 7))
            case 1: changed[position] = UInt8(number(from: 0, to: 255))
            case 2: changed.insert(UInt8(number(from: 0, to: 255)), at: position)
            default: changed.remove(at: position)
            }
        }
        return changed
    }

    private mutating func number(from low: Int, to high: Int) -> Int {
        Int.random(in: low...high, using: &self)
    }
}
