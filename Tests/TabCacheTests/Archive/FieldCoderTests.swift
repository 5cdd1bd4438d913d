import Foundation
import Testing

@testable import TabCache

@Suite("Fields in an order")
struct FieldCoderTests {
    private enum Fruit: String {
        case apple, pear
    }

    /// A value with a field of each kind.
    private struct Basket: Codable, Equatable {
        var name = ""
        var isFull = false
        var count = 0
        var weight = 0.0
        var frame = CGRect.zero
        var fruit = Fruit.apple
        var note: String?
        var sizes: [CGSize] = []

        init() {}

        init(from decoder: any Decoder) throws {
            var coder = try FieldCoder(reading: decoder)
            try code(with: &coder)
        }

        func encode(to encoder: any Encoder) throws {
            var (copy, coder) = (self, FieldCoder(writing: encoder))
            try copy.code(with: &coder)
        }

        private mutating func code(with coder: inout FieldCoder) throws {
            try coder.code(&name)
            try coder.code(&isFull)
            try coder.code(&count)
            try coder.code(&weight)
            try coder.code(&frame)
            try coder.code(&fruit)
            try coder.code(&note, new: "") { try $1.code(&$0) }
            try coder.code(&sizes, new: .zero) { try $1.code(&$0) }
        }
    }

    private var basket: Basket {
        var basket = Basket()
        (basket.name, basket.isFull, basket.count, basket.weight) = ("Lunch", true, -3, 0.1)
        (basket.frame, basket.fruit) = (CGRect(x: 1, y: 2, width: 3, height: 4), .pear)
        (basket.note, basket.sizes) = ("ripe", [CGSize(width: 5, height: 6), .zero])
        return basket
    }

    private let text = #"["Lunch",true,-3,0.1,1,2,3,4,"pear",true,"ripe",2,5,6,0,0]"#

    private func read(_ text: String) throws -> Basket {
        try Archive.Entry(payload: Data(text.utf8)).decoded()
    }

    @Test func `fields are written one after the other, without names`() throws {
        let entry = try Archive.Entry(encoding: basket)

        #expect(String(decoding: entry.payload, as: UTF8.self) == text)
    }

    @Test func `what was written is read`() throws {
        #expect(try read(text) == basket)
    }

    @Test func `a value that need not be there is no field but one`() throws {
        var basket = basket
        (basket.note, basket.sizes) = (nil, [])

        #expect(try read(#"["Lunch",true,-3,0.1,1,2,3,4,"pear",false,0]"#) == basket)
    }

    @Test(arguments: [
        (#""pear""#, #""plum""#), ("true,-3", "1,-3"), ("-3", "0.5"), (#""ripe",2"#, #""ripe",3"#),
        (#""ripe",2"#, #""ripe",9000000000000000000"#), ("0.1", #""much""#),
    ])
    func `a choice, a kind or a count that is wrong is an error`(known: String, wrong: String) {
        #expect(text.contains(known))

        #expect(throws: DecodingError.self) { try read(text.replacingOccurrences(of: known, with: wrong)) }
    }
}
