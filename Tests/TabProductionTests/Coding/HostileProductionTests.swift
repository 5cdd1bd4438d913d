import Foundation
import TabCache
import TestDevice
import Testing

@testable import TabProduction

@Suite("Hostile productions")
struct HostileProductionTests {
    private let bytes: [UInt8]

    init() throws {
        bytes = try CodingSamples.production.storedBytes()
    }

    private func decode(_ bytes: [UInt8]) -> Production? {
        try? Production(storedBytes: bytes)
    }

    @Test func `a production cut anywhere is none, or another one`() {
        for count in bytes.indices {
            let found = decode(Array(bytes.prefix(count)))
            #expect(found != CodingSamples.production)
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
            // Formats of older versions, and of versions to come.
            [1, 0, 10, 0], [3, 0],
            // A background and a component without a frame, a role and a fill that no version has.
            [2, 0, 3 << 2 | 2, 0], [2, 0, 5 << 2 | 2, 2, 1, 0],
            [2, 0, 5 << 2 | 2, 10, 1, 8, 3 << 2, 99, 4 << 2 | 2, 4, 0, 0, 0, 0],
            [2, 0, 3 << 2 | 2, 10, 1 << 2 | 2, 4, 0, 0, 0, 0, 4 << 2 | 2, 2, 1 << 2, 77],
            // A fill that is a color and has none.
            [2, 0, 3 << 2 | 2, 10, 1 << 2 | 2, 4, 0, 0, 0, 0, 4 << 2 | 2, 2, 1 << 2, 1],
        ] as [[UInt8]])
    func `what makes no sense is an error`(bytes: [UInt8]) {
        #expect(throws: MalformedBytes.self) { try Production(storedBytes: bytes) }
    }

    @Test func `a list that claims a million components in a hundred bytes is an error`() {
        var message: [UInt8] = [2, 0, 5 << 2 | 2, 100, 0xC0, 0x84, 0x3D]
        message += Array(repeating: 0, count: 97)

        #expect(decode(message) == nil)
    }

    @Test func `mutated productions are errors or values, never traps`() {
        let count = ProcessInfo.processInfo.environment["TABCACHE_FUZZ"].flatMap { Int($0) } ?? 10_000
        var accepted = 0
        var random = SeededGenerator(seed: 5)

        for _ in 0..<count {
            if decode(random.mutate(bytes)) != nil { accepted += 1 }
        }

        print("Production fuzzing: \(count) mutated inputs, \(accepted) of them still values.")
        #expect(accepted < count)
    }
}
