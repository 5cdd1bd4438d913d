import Foundation
import TabCache
import Testing

@testable import TabProduction

@Suite("Hostile productions")
struct HostileProductionTests {
    private let bytes: [UInt8]

    init() throws {
        bytes = [UInt8](try BinaryEncoder().encode(CodingSamples.production))
    }

    private func decode(_ bytes: [UInt8]) -> Production? {
        try? BinaryDecoder().decode(Production.self, from: Data(bytes))
    }

    @Test func `a production cut anywhere is none, or another one`() {
        for count in bytes.indices {
            let found = decode(Array(bytes.prefix(count)))
            #expect(found?.components.count != 2 || found?.touchAreas != CodingSamples.production.touchAreas)
        }
    }

    @Test func `a production with any bit changed is a value or an error`() {
        var accepted = 0

        for bit in 0..<(bytes.count * 8) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            if decode(changed) != nil { accepted += 1 }
        }

        #expect(accepted < bytes.count * 8)
    }

    @Test(
        arguments: [
            // Forms of older versions, and of versions to come.
            [1, 0, 10, 0], [3, 0],
            // A background and a component without a frame, a role and a fill that no version has.
            [2, 0, 3 << 2 | 2, 0], [2, 0, 5 << 2 | 2, 2, 1, 0],
            [2, 0, 5 << 2 | 2, 10, 1, 8, 3 << 2, 99, 4 << 2 | 2, 4, 0, 0, 0, 0],
            [2, 0, 3 << 2 | 2, 10, 1 << 2 | 2, 4, 0, 0, 0, 0, 4 << 2 | 2, 2, 1 << 2, 77],
            // A fill that is a colour and has none.
            [2, 0, 3 << 2 | 2, 10, 1 << 2 | 2, 4, 0, 0, 0, 0, 4 << 2 | 2, 2, 1 << 2, 1],
        ] as [[UInt8]])
    func `what makes no sense is an error`(bytes: [UInt8]) {
        #expect(throws: DecodingError.self) {
            try BinaryDecoder().decode(Production.self, from: Data(bytes))
        }
    }

    @Test func `a list that claims a million components in a hundred bytes is an error`() {
        var message: [UInt8] = [2, 0, 5 << 2 | 2, 100, 0xC0, 0x84, 0x3D]
        message += Array(repeating: 0, count: 97)

        #expect(decode(message) == nil)
    }

    @Test func `mutated productions are errors or values, never traps`() {
        let count = ProcessInfo.processInfo.environment["TABCACHE_FUZZ"].flatMap { Int($0) } ?? 10_000
        var accepted = 0
        var random = SeededNumbers(seed: 5)

        for _ in 0..<count {
            var changed = bytes
            for _ in 0...random.number(below: 3) {
                let position = random.number(below: changed.count)
                switch random.number(below: 4) {
                case 0: changed[position] ^= 1 << UInt8(random.number(below: 8))
                case 1: changed[position] = UInt8(random.number(below: 256))
                case 2: changed.insert(UInt8(random.number(below: 256)), at: position)
                default: changed.remove(at: position)
                }
            }
            if decode(changed) != nil { accepted += 1 }
        }

        print("Production fuzzing: \(count) mutated inputs, \(accepted) of them still values.")
        #expect(accepted < count)
    }
}

/// Numbers that are the same for the same seed.
private struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    // Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
