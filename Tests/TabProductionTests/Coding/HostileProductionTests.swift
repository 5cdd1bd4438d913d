import Foundation
import TabCache
import TestDevice
import Testing

@testable import TabProduction

@Suite("Hostile productions")
struct HostileProductionTests {
    private let bytes: [UInt8]

    init() throws {
        bytes = [UInt8](try CodingSamples.production.json())
    }

    private func decode(_ bytes: [UInt8]) -> Production? {
        try? Archive.Entry(payload: Data(bytes)).decoded()
    }

    @Test func `a production cut anywhere is none`() {
        for count in bytes.indices { #expect(decode(Array(bytes.prefix(count))) == nil) }
    }

    @Test(
        arguments: [
            "", "null", "[]", "{}", "[7]", #"["",1,2]"#, #"["",1,2,1]"#, #"["",1,2,0,1000000000,0,false,0]"#,
            #"["",1,2,0,0,0,false,0,0]"#, #"{"className":"","size":[1,2]}"#,
        ])
    func `what makes no sense is an error`(text: String) {
        #expect(decode(Array(text.utf8)) == nil)
    }

    @Test(arguments: [#""label""#: #""poster""#, #",7,true,"#: #",1e300,true,"#])
    func `a choice that no version has, and a number that no integer holds, are errors`(
        known: String, unknown: String
    ) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(known))

        #expect(decode(Array(text.replacingOccurrences(of: known, with: unknown).utf8)) == nil)
    }

    @Test func `mutated productions are errors or values, never traps`() {
        let count = ProcessInfo.processInfo.environment["TABCACHE_FUZZ"].flatMap { Int($0) } ?? 2_000
        var accepted = 0
        var random = SeededGenerator(seed: 5)

        for _ in 0..<count {
            guard let found = decode(random.mutate(bytes)) else { continue }
            accepted += 1
            // It is within what layers take.
            #expect(found == found.clamped)
        }

        #expect((1..<count).contains(accepted))
    }

    @Test(arguments: [Int.max, Int.max - 1, Int.min, -1, 100_001])
    func `an index or a place in the order of painting that no view has is refused`(number: Int) throws {
        let sound = CodingSamples.production
        #expect(decode([UInt8](try sound.json())) != nil)
        for change in [
            { (production: inout Production, number: Int) in production.components[0].index = number },
            { $0.components[1].zIndex = $1 }, { $0.cards[0].zIndex = $1 }, { $0.surface.zIndex = $1 },
        ] {
            var production = sound
            change(&production, number)
            #expect(decode([UInt8](try production.json())) == nil)
            #expect(decode([UInt8](try production.clamped.json())) != nil)
        }
    }
}
