import Foundation
import Testing

@testable import TabCache

@Suite("Hostile bytes")
struct HostileBytesTests {
    private let decoder = BinaryDecoder()

    @Test func `no truncated message is accepted`() throws {
        let bytes = try BinaryEncoder().bytes(of: Card.sample)

        for count in bytes.indices {
            #expect(throws: DecodingError.self) {
                try decoder.decode(Card.self, from: Array(bytes.prefix(count)))
            }
        }
    }

    @Test func `bytes behind a message are not accepted`() throws {
        let bytes = try BinaryEncoder().bytes(of: Card.sample)

        #expect(throws: DecodingError.self) { try decoder.decode(Card.self, from: bytes + [0]) }
    }

    @Test(
        arguments: [
            [], [0], [2, 0, 0x80], [1], [1, 0],
            // An array that claims to be larger than the message, in several ways.
            [1, 0, 9, 100], [1, 0, 9, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1],
            // A varint of eleven bytes, and one with more than 64 bits.
            [1, 0, 3] + Array(repeating: 0x80, count: 10) + [0],
            [1, 0, 3] + Array(repeating: 0xFF, count: 9) + [2],
            // Strings: more than there are bytes, not UTF-8, an index of none.
            [1, 0xFF, 0x7F, 0], [1, 1, 1, 0xFF, 0x80], [1, 0, 7, 0],
            // A name that does not exist, and half a field.
            [1, 0, 10, 2, 0, 0x80], [1, 1, 1, 0x61, 10, 1, 0],
            // An unknown tag.
            [1, 0, 11], [1, 0, 0x7F],
        ] as [[UInt8]])
    func `nonsense is an error`(bytes: [UInt8]) {
        #expect(throws: DecodingError.self) { try decoder.decode(Anything.self, from: bytes) }
    }

    @Test func `a message nested two thousand deep is an error`() {
        var bytes: [UInt8] = []
        for _ in 0..<2_000 {
            var writer = ByteWriter()
            writer.byte(BinaryTag.array.rawValue)
            writer.varint(UInt64(bytes.count))
            bytes = writer.bytes + bytes
        }

        #expect(throws: DecodingError.self) { try decoder.decode(Nest.self, from: [1, 0] + bytes) }
    }

    @Test func `a type that asks for itself forever is an error`() {
        #expect(throws: DecodingError.self) { try decoder.decode(Endless.self, from: [1, 0, 0x80]) }
    }

    @Test func `the same field twice is read once`() throws {
        let bytes: [UInt8] = [1, 1, 1, 0x61, 10, 4, 0, 0x81, 0, 0x82]

        let value = try decoder.decode([String: Int].self, from: bytes)

        #expect(value.count == 1)
    }

    @Test func `a string that is listed twice is one name`() throws {
        let bytes: [UInt8] = [1, 2, 1, 0x61, 1, 0x61, 10, 4, 0, 0x81, 1, 0x82]

        let value = try decoder.decode([String: Int].self, from: bytes)

        #expect(value.count == 1)
    }

    @Test func `mutated messages are errors or values, never traps`() throws {
        let count = ProcessInfo.processInfo.environment["TABCACHE_FUZZ"].flatMap { Int($0) } ?? 20_000
        var mutator = Mutator(seed: 42)
        let samples = [
            try BinaryEncoder().bytes(of: Card.sample),
            try BinaryEncoder().bytes(of: Nest(depth: 20)),
            try BinaryEncoder().bytes(of: Handmade(numbers: [1, 2], nested: ["a": 1], tail: -1)),
            try BinaryEncoder().bytes(of: ["a": [Shape.circle(radius: 0.1), .polygon([1, 2], closed: true)]]),
        ]
        var accepted = 0

        for round in 0..<count {
            let kind = round % samples.count
            let bytes = round % 8 < 4 ? mutator.mutate(samples[kind]) : mutator.tamper(samples[kind])
            if (try? decode(bytes, as: kind)) != nil { accepted += 1 }
        }

        print("Decoder fuzzing: \(count) mutated inputs, \(accepted) of them still values.")
        #expect(accepted < count)
    }

    private func decode(_ bytes: [UInt8], as kind: Int) throws {
        switch kind {
        case 0: _ = try decoder.decode(Card.self, from: bytes)
        case 1: _ = try decoder.decode(Nest.self, from: bytes)
        case 2: _ = try decoder.decode(Handmade.self, from: bytes)
        default: _ = try decoder.decode([String: [Shape]].self, from: bytes)
        }
    }
}

/// Takes whatever is there, and looks into all of it.
private enum Anything: Decodable {
    case scalar
    case array([Anything])
    case keyed([String: Anything])

    init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .scalar
        } else if let array = try? single.decode([Anything].self) {
            self = .array(array)
        } else if let keyed = try? single.decode([String: Anything].self) {
            self = .keyed(keyed)
        } else if (try? single.decode(Double.self)) != nil {
            self = .scalar
        } else {
            _ = try single.decode(String.self)
            self = .scalar
        }
    }
}

private struct Endless: Decodable {
    init(from decoder: any Decoder) throws {
        _ = try decoder.singleValueContainer().decode(Endless.self)
    }
}
