import Foundation
import Testing

@testable import TabCache

@Suite("Binary round trip")
struct BinaryRoundTripTests {
    private func copy<Value: Codable>(_ value: Value) throws -> Value {
        try BinaryDecoder().decode(Value.self, from: BinaryEncoder().encode(value))
    }

    @Test(arguments: [0, 1, 127, 128, -1, -128, 1 << 40, .max, .min])
    func `an integer comes back`(number: Int) throws {
        #expect(try copy(number) == number)
    }

    @Test func `every width of integer comes back at its ends`() throws {
        #expect(try copy([Int8.min, .max]) == [.min, .max])
        #expect(try copy([Int16.min, .max]) == [.min, .max])
        #expect(try copy([Int32.min, .max]) == [.min, .max])
        #expect(try copy([Int64.min, .max]) == [.min, .max])
        #expect(try copy([UInt8.min, .max]) == [.min, .max])
        #expect(try copy([UInt16.min, .max]) == [.min, .max])
        #expect(try copy([UInt32.min, .max]) == [.min, .max])
        #expect(try copy([UInt64.min, .max]) == [.min, .max])
        #expect(try copy([UInt.min, .max]) == [.min, .max])
    }

    @Test(arguments: [
        0, -0.0, 1, -1, 0.5, 0.1, 1e300, -1e-300, .pi, .infinity, -.infinity,
        .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
    func `a double comes back bit by bit`(number: Double) throws {
        #expect(try copy(number).bitPattern == number.bitPattern)
    }

    @Test(arguments: [0, -0.0, 0.1, .nan, .infinity, .leastNonzeroMagnitude] as [Float])
    func `a float comes back bit by bit`(number: Float) throws {
        #expect(try copy(number).bitPattern == number.bitPattern)
    }

    @Test(arguments: ["", "a", "é", "e\u{301}", "👩‍👩‍👧", "\0", "a/../b", String(repeating: "x", count: 5_000)])
    func `a string comes back byte by byte`(text: String) throws {
        #expect(try Array(copy(text).utf8) == Array(text.utf8))
    }

    @Test func `strings that only look equal stay apart`() throws {
        let texts = ["é", "e\u{301}"]

        #expect(try copy(texts).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }

    @Test func `Foundation's values come back`() throws {
        #expect(try copy(Data([0, 255, 1])) == Data([0, 255, 1]))
        #expect(try copy(Data()) == Data())
        #expect(try copy(Date(timeIntervalSinceReferenceDate: 0.1)).timeIntervalSinceReferenceDate == 0.1)
        #expect(try copy(UUID(uuid: someBytes)) == UUID(uuid: someBytes))
        #expect(
            try copy(URL(string: "https://example.com/a?b#c")) == URL(string: "https://example.com/a?b#c"))
        #expect(try copy(Decimal(string: "-12345.678")) == Decimal(string: "-12345.678"))
        #expect(
            try copy(CGRect(x: 1, y: -2.5, width: 3, height: 1e9))
                == CGRect(x: 1, y: -2.5, width: 3, height: 1e9))
    }

    @Test func `optionals come back at any depth`() throws {
        #expect(try copy(Int?.none) == nil)
        #expect(try copy(Int?.some(3)) == 3)
        #expect(try copy([1, nil, 3]) == [1, nil, 3])
        #expect(try copy(["a": nil, "b": 2] as [String: Int?]) == ["a": nil, "b": 2])
    }

    @Test func `collections come back`() throws {
        #expect(try copy([Int]()) == [])
        #expect(try copy([[1], [], [2, 3]]) == [[1], [], [2, 3]])
        #expect(try copy(Set(0..<50)) == Set(0..<50))
        #expect(try copy(["a": [1.5], "": []]) == ["a": [1.5], "": []])
        #expect(try copy([7: "x", -8: "y"]) == [7: "x", -8: "y"])
        #expect(try copy([Shape.circle(radius: 1): 2]) == [.circle(radius: 1): 2])
        #expect(try copy(Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("\($0)", $0) })).count == 1_000)
    }

    @Test func `structs, enums and trees come back`() throws {
        #expect(try copy(Card.sample) == .sample)
        #expect(try copy(Shape.polygon([1, 2], closed: true)) == .polygon([1, 2], closed: true))
        #expect(try copy(Shape.none) == .none)
        #expect(try copy(Empty()) == Empty())
        #expect(try copy(Tree.nested(30)) == .nested(30))
    }

    @Test func `a subclass comes back with its superclass`() throws {
        let dog = Dog(name: "Rex", legs: 3)

        let copied = try copy(dog)

        #expect(copied.name == "Rex")
        #expect(copied.legs == 3)
    }

    @Test func `containers made by hand come back`() throws {
        #expect(try copy(Handmade(numbers: [1, 2], nested: ["a": 1], tail: 9)).numbers == [1, 2])
        #expect(try copy(Handmade(numbers: [], nested: ["a": 1], tail: 9)).nested == ["a": 1])
        #expect(try copy(Handmade(numbers: [], nested: [:], tail: 9)).tail == 9)
    }

    @Test func `user info reaches the values`() throws {
        let unit = try #require(Informed.unit)
        var encoder = BinaryEncoder()
        var decoder = BinaryDecoder()
        encoder.userInfo[unit] = "points"
        decoder.userInfo[unit] = "pixels"

        let data = try encoder.encode(Informed())

        #expect(try decoder.decode(Informed.self, from: data).seen == ["points", "pixels"])
    }
}

private let someBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)

/// A value that notes what it was told.
private struct Informed: Codable {
    static let unit = CodingUserInfoKey(rawValue: "unit")

    var seen: [String] = []

    init() {}

    private static func unit(in userInfo: [CodingUserInfoKey: Any]) -> String {
        unit.flatMap { userInfo[$0] as? String } ?? ""
    }

    init(from decoder: any Decoder) throws {
        seen = [try decoder.singleValueContainer().decode(String.self)]
        seen.append(Self.unit(in: decoder.userInfo))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Self.unit(in: encoder.userInfo))
    }
}
