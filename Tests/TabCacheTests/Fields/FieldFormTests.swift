import Testing

@testable import TabCache

@Suite("Field form")
struct FieldFormTests {
    private func bytes(_ change: (inout Twig) -> Void) throws -> [UInt8] {
        var twig = Twig()
        change(&twig)
        return try FieldWriter.message(of: twig)
    }

    private func number(_ number: Double) throws -> [UInt8] {
        Array(try bytes { $0.ratio = number }.dropFirst(3))
    }

    @Test func `what is as usual takes nothing`() throws {
        #expect(try bytes { _ in } == [2, 0])
    }

    @Test func `the bytes are these`() throws {
        // One text; number 1 is -1, number 5 is yes, number 6 is the first text.
        let expected: [UInt8] = [2, 1, 1, 0x61, 1 << 2, 1, 5 << 2 | 3, 6 << 2, 0]

        let written = try bytes {
            $0.number = -1
            $0.isDry = true
            $0.name = "a"
        }

        #expect(written == expected)
    }

    @Test func `numbers of layouts take few bytes`() throws {
        #expect(try number(16) == [128, 1])
        #expect(try number(375).count == 2)
        #expect(try number(0.5).count == 1)
        #expect(try number(200.0 / 3).count == 2)
        #expect(try number(20.287109375).count == 3)
        #expect(try number(1e20).count == 9)
    }

    @Test(arguments: [
        0, -0.0, 1, -1, 16, 375, 0.5, -0.5, 1.0 / 3, 200.0 / 3, 0.25, 20.287109375, 15.21533203125, 0.1, -0.1,
        Double(Float(0.1)), 1e20, -1e300, 4_294_967_295, 4_294_967_296, 9_007_199_254_740_991, .infinity,
        -.infinity, .nan, Double(nan: 5, signaling: false), .leastNonzeroMagnitude, .greatestFiniteMagnitude,
        .pi,
    ])
    func `every number comes back bit by bit`(number: Double) throws {
        var twig = Twig()
        twig.ratio = number

        let copy = try FieldReader.value(Twig.self, from: FieldWriter.message(of: twig))

        #expect(copy.ratio.bitPattern == number.bitPattern)
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, .max, .min] as [Int])
    func `every whole number comes back`(number: Int) throws {
        var twig = Twig()
        twig.number = number

        #expect(try FieldReader.value(Twig.self, from: FieldWriter.message(of: twig)) == twig)
    }

    @Test func `a field of every kind comes back`() throws {
        #expect(try FieldReader.value(Twig.self, from: FieldWriter.message(of: Twig.full)) == .full)
    }

    @Test func `a record of more than 127 bytes comes back`() throws {
        var twig = Twig()
        twig.leaves = (0..<300).map { Bud(name: "leaf \($0)") }

        #expect(try FieldReader.value(Twig.self, from: FieldWriter.message(of: twig)) == twig)
    }

    @Test func `equal texts are written once`() throws {
        let one = try bytes { $0.leaves = [Bud(name: "avatar")] }.count
        let hundred = try bytes { $0.leaves = Array(repeating: Bud(name: "avatar"), count: 100) }.count

        // Each takes its length, and the head and the place of its name; the list is long enough for a
        // length of two bytes.
        #expect(hundred - one == 99 * 3 + 1)
    }

    @Test func `a shared value is written once and made once`() throws {
        var twig = Twig()
        twig.leaves = Array(repeating: Bud(name: "a", tint: Tint(hue: 0.125)), count: 50)
        let message = try FieldWriter.message(of: twig)
        let before = Tint.made.withLock { $0 }

        let copy = try FieldReader.value(Twig.self, from: message)

        #expect(copy == twig)
        #expect(message.count < 300)
        // Other tests make a few at the same time.
        #expect(Tint.made.withLock { $0 } - before < 40)
    }

    @Test func `fields that a newer version has are stepped over, wherever they are`() throws {
        let message: [UInt8] = [
            2, 0, 1 << 2, 1,  // number is -1
            3 << 2, 0x85, 1,  // 3, a whole number of two bytes
            5 << 2 | 3,  // it is dry
            10 << 2 | 2, 2, 9, 9,  // 10, two bytes
            22 << 2 | 1, 2,  // 22, a number
            0x80 | 33 << 2 & 0x7F | 3, 1,  // 33, yes
        ]

        let twig = try FieldReader.value(Twig.self, from: message)

        #expect(twig.number == -1)
        #expect(twig.isDry)
    }

    @Test func `the encoder and the decoder choose this form for such a type`() throws {
        let data = try BinaryEncoder().encode(Wrapped(twig: .full))

        #expect(data.first == 2)
        #expect(try BinaryDecoder().decode(Wrapped.self, from: data) == Wrapped(twig: .full))
    }

    @Test func `the named form of such a type is refused`() throws {
        #expect(throws: DecodingError.self) {
            try BinaryDecoder().decode(Wrapped.self, from: [1, 0, 10, 0] as [UInt8])
        }
    }
}

/// A codable type that is a message as well.
private struct Wrapped: Codable, FieldMessage, Equatable {
    var twig: Twig

    static let blank = Wrapped(twig: .blank)
    static let leastLength = 0

    init(twig: Twig) {
        self.twig = twig
    }

    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try twig.code(with: &coder)
    }

    init(from reader: inout FieldReader) throws(MalformedBytes) {
        self = .blank
        try code(with: &reader)
    }

    func write(to writer: inout FieldWriter) throws(MalformedBytes) {
        var copy = self
        try copy.code(with: &writer)
    }

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not this way"))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "not this way"))
    }
}
