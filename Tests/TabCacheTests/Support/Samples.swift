import Foundation

/// A value with one of everything, of the size of a small production.
struct Card: Codable, Hashable, Sendable {
    var name = "NewsCell"
    var frame = CGRect(x: 0, y: 0, width: 320, height: 96)
    var radius = 4.25
    var isRemoved = false
    var lines: [Line] = []
    var note: String?
    var shape = Shape.none
    var extras: [String: Double] = [:]

    struct Line: Codable, Hashable, Sendable {
        var index = 0
        var name: String?
        var width = 0.75
    }

    static let sample = Card(
        lines: [Line(index: 0, name: "title", width: 0.5), Line(index: 1), Line(index: -2, name: "title")],
        note: "é", shape: .polygon([0.1, 2], closed: true), extras: ["inset": 0.1, "gap": 8])
}

enum Shape: Codable, Hashable, Sendable {
    case none
    case circle(radius: Double)
    case polygon([Double], closed: Bool)
}

struct Empty: Codable, Hashable, Sendable {}

indirect enum Tree: Codable, Hashable, Sendable {
    case leaf
    case branch([Tree])

    static func nested(_ depth: Int) -> Tree {
        (0..<depth / 3).reduce(.leaf) { tree, _ in .branch([tree]) }
    }
}

/// Arrays in arrays, to any depth, with nothing else around them.
struct Nest: Codable, Hashable, Sendable {
    var inner: [Nest]

    init(depth: Int) {
        inner = depth > 0 ? [Nest(depth: depth - 1)] : []
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        inner = []
        while !container.isAtEnd { inner.append(try container.decode(Nest.self)) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for nest in inner { try container.encode(nest) }
    }
}

class Animal: Codable {
    let name: String

    init(name: String) { self.name = name }
}

final class Dog: Animal {
    let legs: Int

    private enum Keys: CodingKey { case legs }

    init(name: String, legs: Int) {
        self.legs = legs
        super.init(name: name)
    }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        legs = try container.decode(Int.self, forKey: .legs)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try super.encode(to: container.superEncoder())
        try container.encode(legs, forKey: .legs)
    }
}

/// Uses nested containers, two at a time, and asks for the same container twice.
struct Handmade: Codable {
    var numbers: [Int]
    var nested: [String: Int]
    var tail: Int

    private enum Keys: CodingKey { case numbers, nested, tail }

    init(numbers: [Int], nested: [String: Int], tail: Int) {
        self.numbers = numbers
        self.nested = nested
        self.tail = tail
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        var list = container.nestedUnkeyedContainer(forKey: .numbers)
        var map = container.nestedContainer(keyedBy: Name.self, forKey: .nested)
        for number in numbers { try list.encode(number) }
        for (name, value) in nested { try map.encode(value, forKey: Name(stringValue: name)) }
        var again = encoder.container(keyedBy: Keys.self)
        try again.encode(0, forKey: .tail)
        try again.encode(tail, forKey: .tail)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        var list = try container.nestedUnkeyedContainer(forKey: .numbers)
        let map = try container.nestedContainer(keyedBy: Name.self, forKey: .nested)
        numbers = []
        while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
        nested = [:]
        for key in map.allKeys { nested[key.stringValue] = try map.decode(Int.self, forKey: key) }
        tail = try container.decode(Int.self, forKey: .tail)
    }

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
