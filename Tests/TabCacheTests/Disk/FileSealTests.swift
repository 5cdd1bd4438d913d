import Testing

@testable import TabCache

@Suite("FileSeal")
struct FileSealTests {
    private let seal = FileSeal(build: "1 (2)", formatVersion: 3)
    private let payload: [UInt8] = [1, 2, 3]

    @Test func `what was sealed comes back`() throws {
        #expect(Array(try seal.unseal(seal.seal(payload, as: .value), as: .value).rest) == payload)
        #expect(try seal.unseal(seal.seal([], as: .ledger), as: .ledger).remaining == 0)
    }

    @Test func `the header is as documented`() {
        let bytes = seal.seal(payload, as: .ledger)

        #expect(
            Array(bytes.prefix(27)) == Array("TABC".utf8) + [3, 2, 3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 5]
                + "1 (2)".utf8 + payload)
        #expect(bytes.count == 27 + 16)
    }

    @Test func `no changed bit is accepted`() {
        let bytes = seal.seal(payload, as: .value)

        for bit in 0..<(bytes.count * 8) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: FileSeal.Failure.damaged) { try seal.unseal(changed, as: .value) }
        }
    }

    @Test func `no part is accepted, and nothing longer`() {
        let bytes = seal.seal(payload, as: .value)

        for count in bytes.indices {
            #expect(throws: FileSeal.Failure.damaged) {
                try seal.unseal(Array(bytes.prefix(count)), as: .value)
            }
        }
        #expect(throws: FileSeal.Failure.damaged) { try seal.unseal(bytes + [0], as: .value) }
    }

    @Test(arguments: [
        FileSeal(build: "1 (3)", formatVersion: 3), FileSeal(build: "", formatVersion: 3),
        FileSeal(build: "1 (2)", formatVersion: 4),
    ])
    func `another build or version is stale, not damaged`(other: FileSeal) {
        #expect(throws: FileSeal.Failure.stale) {
            try seal.unseal(other.seal(payload, as: .value), as: .value)
        }
    }

    @Test func `another layout is stale, not damaged`() {
        var bytes = Array(seal.seal(payload, as: .value).dropLast(16))
        bytes[4] -= 1
        let older = bytes + StableHash(of: bytes).bytes

        #expect(throws: FileSeal.Failure.stale) { try seal.unseal(older, as: .value) }
    }

    @Test func `a ledger is no value`() {
        #expect(throws: FileSeal.Failure.damaged) {
            try seal.unseal(seal.seal(payload, as: .ledger), as: .value)
        }
    }
}
