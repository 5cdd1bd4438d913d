import Foundation
import Testing

@testable import TabCache

@Suite("Binary form")
struct BinaryFormTests {
    private struct Old: Codable, Equatable { var a = 1 }
    private struct New: Codable, Equatable {
        var a = 1
        var b: [String: [Int]] = ["x": [1, 2]]
        var c: Int? = 5
    }

    @Test func `the bytes are these`() throws {
        // version, two strings, keyed of 5 bytes: a = 1, b = "a"
        struct Value: Codable { var a = 1, b = "a" }
        let expected: [UInt8] = [1, 2, 1, 0x61, 1, 0x62, 10, 5, 0, 0x81, 1, 7, 0]

        #expect(try BinaryEncoder().bytes(of: Value()) == expected)
    }

    @Test func `equal strings are written once`() throws {
        let one = try BinaryEncoder().bytes(of: ["avatar"]).count
        let hundred = try BinaryEncoder().bytes(of: Array(repeating: "avatar", count: 100)).count

        #expect(hundred - one == 99 * 2 + 1)
    }

    @Test func `unknown fields are stepped over`() throws {
        let data = try BinaryEncoder().encode(New(a: 7))

        #expect(try BinaryDecoder().decode(Old.self, from: data) == Old(a: 7))
    }

    @Test func `a missing optional is nil, and anything else missing is an error`() throws {
        struct Optional: Codable, Equatable { var a: Int, c: Int? }
        let data = try BinaryEncoder().encode(Old(a: 7))

        #expect(try BinaryDecoder().decode(Optional.self, from: data) == Optional(a: 7, c: nil))
        #expect(throws: DecodingError.self) { try BinaryDecoder().decode(New.self, from: data) }
    }

    @Test func `fields are found in any order`() throws {
        struct Forward: Codable { var a = 1, b = 2, c = 3 }
        struct Backward: Codable, Equatable { var c = 0, b = 0, a = 0 }
        let data = try BinaryEncoder().encode(Forward())

        #expect(try BinaryDecoder().decode(Backward.self, from: data) == Backward(c: 3, b: 2, a: 1))
    }

    @Test func `a number that does not fit is an error`() throws {
        let data = try BinaryEncoder().encode([300, -1])

        #expect(throws: DecodingError.self) { try BinaryDecoder().decode([UInt8].self, from: data) }
        #expect(throws: DecodingError.self) { try BinaryDecoder().decode([UInt].self, from: data) }
        #expect(try BinaryDecoder().decode([Double].self, from: data) == [300, -1])
    }

    @Test func `another type is an error that says where`() throws {
        let data = try BinaryEncoder().encode(["a": ["b": ["text"]]])

        let error = #expect(throws: DecodingError.self) {
            try BinaryDecoder().decode([String: [String: [Int]]].self, from: data)
        }

        guard case .typeMismatch(_, let context)? = error else {
            Issue.record("another error")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["a", "b", "Index 0"])
    }

    @Test func `values are nested as deep as the limit and no deeper`() throws {
        #expect(
            try BinaryDecoder().decode(Nest.self, from: BinaryEncoder().encode(Nest(depth: 64)))
                == Nest(depth: 64))
        #expect(throws: EncodingError.self) { try BinaryEncoder().encode(Nest(depth: 65)) }
    }

    @Test func `a small production takes less than half of its JSON`() throws {
        let cards = Array(repeating: Card.sample, count: 20)

        let bytes = try BinaryEncoder().encode(cards).count

        #expect(bytes * 2 < (try JSONEncoder().encode(cards).count))
    }
}
