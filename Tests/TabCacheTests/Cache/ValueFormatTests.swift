import Foundation
import Testing

@testable import TabCache

@Suite("Formats of values")
struct ValueFormatTests {
    private struct Card: Codable, Hashable, Sendable {
        var name = "NewsCell"
        var frame = CGRect(x: 0, y: -2.5, width: 320, height: 200.0 / 3)
        var widths: [Int: CGFloat] = [10: 1, 2: 0.1, 1: 3]
        var extras: [String: Double] = ["inset": .infinity, "gap": -.infinity, "radius": 5e-300]
        var data = Data([0, 255, 1])
        var shape: Shape = .polygon([1, 2], closed: true)
        var date = Date(timeIntervalSinceReferenceDate: 0.1)
        var count = UInt64.max
        var note: String?
    }

    private enum Shape: Codable, Hashable, Sendable {
        case circle(radius: Double)
        case polygon([Double], closed: Bool)
    }

    private func copy<Value: Codable & Sendable>(_ value: Value) throws -> Value {
        let format = ValueFormat<Value>.json
        return try format.decode(format.encode(value))
    }

    @Test func `a codable value comes back`() throws {
        #expect(try copy(Card()) == Card())
        #expect(try copy(Shape.circle(radius: 1)) == .circle(radius: 1))
        #expect(try copy([7: "x", -8: "y"]) == [7: "x", -8: "y"])
    }

    @Test(arguments: ["", "a", "é", "e\u{301}", "\0", "a/../b", String(repeating: "x", count: 5_000)])
    func `a string on its own comes back byte by byte`(text: String) throws {
        #expect(try Array(copy(text).utf8) == Array(text.utf8))
    }

    @Test func `what is no object comes back too`() throws {
        #expect(try copy(Int?.none) == nil)
        #expect(try copy(true))
        #expect(try copy([1, nil, 3]) == [1, nil, 3])
    }

    @Test(arguments: [0, -0.0, 0.1, 1e300, .infinity, -.infinity, .leastNonzeroMagnitude, .pi])
    func `a number comes back bit by bit`(number: Double) throws {
        #expect(try copy(number).bitPattern == number.bitPattern)
    }

    @Test func `a number that is none comes back as one`() throws {
        #expect(try copy(Double.nan).isNaN)
    }

    @Test func `equal values give the same bytes`() throws {
        let bytes = try (0..<20).map { _ in
            try ValueFormat<[String: Int]>.json.encode(
                Dictionary(uniqueKeysWithValues: (0..<20).shuffled().map { ("\($0)", $0) }))
        }

        #expect(Set(bytes).count == 1)
    }

    @Test(arguments: [513, 100_000])
    func `values that are nested too deeply are refused`(depth: Int) {
        let bytes =
            Array(repeating: UInt8(ascii: "["), count: depth)
            + Array(repeating: UInt8(ascii: "]"), count: depth)

        #expect(throws: (any Error).self) { try ValueFormat<[Nesting]>.json.decode(bytes) }
    }

    @Test func `a type with a format of its own is kept in it`() async throws {
        let folder = TemporaryFolder()
        let cache = FrequencyCache<Stamp>(configuration: folder.configuration)

        cache.store(Stamp(number: 7), for: "key")
        await cache.flush()

        let seal = FileSeal(build: "1 (1)", formatVersion: 1)
        let payload = Array(try seal.unseal(folder.bytes(folder.path(ofValue: "key")), as: .value).rest)
        #expect(payload == [3] + Array("key".utf8) + [7])
        #expect(
            FrequencyCache<Stamp>(configuration: folder.configuration).value(for: "key") == Stamp(number: 7))
    }
}

/// Arrays in arrays, to any depth, with nothing else around them.
private struct Nesting: Codable, Sendable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { _ = try container.decode(Nesting.self) }
    }

    func encode(to encoder: any Encoder) throws {
        _ = encoder.unkeyedContainer()
    }
}

/// A value of one byte, whose JSON is something else.
private struct Stamp: Codable, CacheStorable, Equatable {
    let number: UInt8

    init(number: UInt8) {
        self.number = number
    }

    init(storedBytes bytes: [UInt8]) throws {
        guard bytes.count == 1 else { throw MalformedBytes() }
        number = bytes[0]
    }

    func storedBytes() -> [UInt8] { [number] }
}
