import Testing

@testable import TabCache

@Suite("Field format")
struct FieldFormatTests {
    private func bytes(_ change: (inout Twig) -> Void) throws -> [UInt8] {
        var twig = Twig()
        change(&twig)
        return try twig.storedBytes()
    }

    private func number(_ number: Double) throws -> [UInt8] {
        Array(try bytes { $0.ratio = number }.dropFirst(3))
    }

    @Test func `what has its default takes nothing`() throws {
        #expect(try bytes { _ in } == [2, 0])
    }

    @Test func `the bytes are these`() throws {
        // One string; field 1 is -1, field 5 is true, field 6 is the first string.
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

        let copy = try Twig(storedBytes: twig.storedBytes())

        #expect(copy.ratio.bitPattern == number.bitPattern)
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, .max, .min] as [Int])
    func `every integer comes back`(number: Int) throws {
        var twig = Twig()
        twig.number = number

        #expect(try Twig(storedBytes: twig.storedBytes()) == twig)
    }

    @Test func `a field of every kind comes back`() throws {
        #expect(try Twig(storedBytes: Twig.full.storedBytes()) == .full)
    }

    @Test func `a record of more than 127 bytes comes back`() throws {
        var twig = Twig()
        twig.leaves = (0..<300).map { Bud(name: "leaf \($0)") }

        #expect(try Twig(storedBytes: twig.storedBytes()) == twig)
    }

    @Test func `equal strings are written once`() throws {
        let one = try bytes { $0.leaves = [Bud(name: "avatar")] }.count
        let hundred = try bytes { $0.leaves = Array(repeating: Bud(name: "avatar"), count: 100) }.count

        // Each takes its length, and the tag and the index of its name; the list is long enough for a
        // length of two bytes.
        #expect(hundred - one == 99 * 3 + 1)
    }

    @Test func `an interned value is written once and made once`() throws {
        var twig = Twig()
        twig.leaves = Array(repeating: Bud(name: "a", tint: Tint(hue: 0.125)), count: 50)
        let message = try twig.storedBytes()
        let before = Tint.made.withLock { $0 }

        let copy = try Twig(storedBytes: message)

        #expect(copy == twig)
        #expect(message.count < 300)
        // Other tests make a few at the same time.
        #expect(Tint.made.withLock { $0 } - before < 40)
    }

    @Test func `fields that a newer version has are stepped over, wherever they are`() throws {
        let message: [UInt8] = [
            2, 0, 1 << 2, 1,  // number is -1
            3 << 2, 0x85, 1,  // 3, an integer of two bytes
            5 << 2 | 3,  // it is dry
            10 << 2 | 2, 2, 9, 9,  // 10, two bytes
            22 << 2 | 1, 2,  // 22, a number
            0x80 | 33 << 2 & 0x7F | 3, 1,  // 33, true
        ]

        let twig = try Twig(storedBytes: message)

        #expect(twig.number == -1)
        #expect(twig.isDry)
    }
}
