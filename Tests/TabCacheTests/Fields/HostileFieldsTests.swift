import Foundation
import Testing

@testable import TabCache

@Suite("Hostile fields")
struct HostileFieldsTests {
    private func read(_ bytes: [UInt8]) throws -> Twig {
        try Twig(storedBytes: bytes)
    }

    @Test(
        arguments: [
            [], [0], [1, 0], [2], [3, 0],
            // Interned entries: more than there are bytes, longer than there are bytes, a count without end.
            [2, 9], [2, 1, 9, 0x61], [2] + Array(repeating: 0xFF, count: 9) + [1],
            // A string that is not there, one that is not UTF-8.
            [2, 0, 6 << 2, 0], [2, 1, 1, 0xFF, 6 << 2, 0],
            // A field of another kind than it should have.
            [2, 0, 1 << 2 | 3], [2, 0, 5 << 2, 1], [2, 0, 4 << 2, 1], [2, 0, 7 << 2 | 1, 1],
            // A tag without a payload, a length beyond the end, a number of no encoding.
            [2, 0, 1 << 2], [2, 0, 7 << 2 | 2, 5, 1], [2, 0, 4 << 2 | 1, 2 << 2 | 3],
            // Lists: of nothing, of more than their bytes can hold, with something left.
            [2, 0, 21 << 2 | 2, 1, 0], [2, 0, 20 << 2 | 2, 4, 2, 2, 4, 0], [2, 0, 21 << 2 | 2, 3, 1, 0, 0],
            [2, 0, 21 << 2 | 2, 10] + Array(repeating: 0xFF, count: 9) + [1],
            // A record without the field that it must have.
            [2, 0, 9 << 2 | 2, 0],
            // An interned value that is not there, and one that refers to itself.
            [2, 0, 8 << 2, 7], [2, 1, 2, 8 << 2, 0, 8 << 2, 0, 0xFF],
        ] as [[UInt8]])
    func `nonsense is an error`(bytes: [UInt8]) {
        #expect(throws: MalformedBytes.self) { try read(bytes) }
    }

    @Test func `fields in the wrong order are stepped over`() throws {
        let twig = try read([2, 0, 5 << 2 | 3, 1 << 2, 1])

        #expect(twig.isDry)
        #expect(twig.number == 0)
    }

    @Test func `a field that is there twice is read once`() throws {
        #expect(try read([2, 0, 1 << 2, 1, 1 << 2, 3]).number == -1)
    }

    @Test func `a message cut anywhere is an error or another value`() throws {
        let bytes = try Twig.full.storedBytes()

        for count in bytes.indices { #expect((try? read(Array(bytes.prefix(count)))) != .full) }
    }

    @Test func `a message with any bit changed is a value or an error`() throws {
        let bytes = try Twig.full.storedBytes()
        var accepted = 0

        for bit in 0..<(bytes.count * 8) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            if (try? read(changed)) != nil { accepted += 1 }
        }

        #expect(accepted < bytes.count * 8)
    }

    @Test func `a long string that is mentioned often is made once`() throws {
        let text = String(repeating: "long ", count: 2_000)
        var twig = Twig()
        twig.leaves = Array(repeating: Bud(name: text), count: 5_000)

        let copy = try read(twig.storedBytes())

        let addresses = Set(
            copy.leaves.map { $0.name.utf8.withContiguousStorageIfAvailable { $0.baseAddress } })
        #expect(copy == twig)
        #expect(addresses.count == 1)
    }

    @Test func `mutated messages are errors or values, never traps`() throws {
        let count = ProcessInfo.processInfo.environment["TABCACHE_FUZZ"].flatMap { Int($0) } ?? 20_000
        var mutator = Mutator(seed: 11)
        let message = try Twig.full.storedBytes()
        var accepted = 0

        for round in 0..<count {
            let bytes = round % 2 == 0 ? mutator.mutate(message) : mutator.tamper(message)
            if (try? read(bytes)) != nil { accepted += 1 }
        }

        print("Field fuzzing: \(count) mutated inputs, \(accepted) of them still values.")
        #expect(accepted < count)
    }
}
