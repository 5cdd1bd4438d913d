import Foundation
import Testing

@testable import TabCache

@Suite("Archive")
struct ArchiveTests {
    private func sample() throws -> Archive {
        var archive = Archive(build: "1 (1)", formatVersion: 7)
        archive.entries = [
            "b": try .init(encoding: "two"),
            "ä": try .init(encoding: [1.0, .infinity]),
        ]
        archive.entries["b"]?.frequency = LoadFrequency(weight: 1.5, time: 60)
        return archive
    }

    @Test func `what was written is read again`() throws {
        let archive = try Archive(reading: sample().data)

        #expect(archive.build == "1 (1)")
        #expect(archive.formatVersion == 7)
        #expect(archive.entries.keys.sorted() == ["b", "ä"])
        #expect(archive.entries["b"]?.frequency == LoadFrequency(weight: 1.5, time: 60))
        #expect(try archive.entries["b"]?.decoded() == "two")
        #expect(try archive.entries["ä"]?.decoded() == [1.0, .infinity])
    }

    @Test func `the layout is the documented one`() throws {
        var archive = Archive(build: "b", formatVersion: 2)
        archive.entries["k"] = try .init(encoding: 7)
        archive.entries["k"]?.frequency = LoadFrequency(weight: 1, time: 2)

        let bytes = [UInt8](archive.data)

        #expect(bytes[..<9] == [0x54, 0x41, 0x42, 0x41, 3, 54, 0, 0, 0])
        #expect(
            bytes[25..<63] == [
                2, 0, 0, 0, 1, 0, 0, 0, 0x62, 1, 0, 0, 0,
                1, 0, 0, 0, 0x6B, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0x40, 1, 0, 0, 0,
            ])
        #expect(bytes[79...] == [0x37])
    }

    @Test func `a part of other data is read like data of its own`() throws {
        let archive = try Archive(reading: (Data([9, 9]) + sample().data).dropFirst(2))

        #expect(try archive.entries["b"]?.decoded() == "two")
    }

    @Test func `equal archives give equal bytes`() throws {
        let data = try sample().data

        for _ in 0..<10 { #expect(try sample().data == data) }
    }

    @Test func `any bit changed gives the right values or none`() throws {
        let data = try sample().data
        for bit in 0..<(data.count * 8) {
            var changed = data
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            guard let archive = try? Archive(reading: changed) else { continue }
            #expect(bit >= 25 * 8)
            let two: String? = try? archive.entries["b"]?.decoded()
            let numbers: [Double]? = try? archive.entries["ä"]?.decoded()
            #expect([nil, "two"].contains(two) && [nil, [1, .infinity]].contains(numbers), "bit \(bit)")
        }
    }

    @Test func `cut anywhere it is refused`() throws {
        let data = try sample().data

        for count in 0..<data.count {
            #expect(throws: Archive.Failure.self) { try Archive(reading: data.prefix(count)) }
        }
    }

    @Test func `what it is instead is told`() throws {
        var newer = try sample().data
        newer[4] = 4

        #expect(throws: Archive.Failure.foreign) { try Archive(reading: Data("{}".utf8)) }
        #expect(throws: Archive.Failure.otherLayout) { try Archive(reading: newer) }
        #expect(throws: Archive.Failure.damaged) { try Archive(reading: sample().data.dropLast(30)) }
    }

    /// Puts the right hash before an index that somebody else has made.
    private func sealed(_ index: Data) -> Data {
        var data = Data("TABA".utf8)
        data.append(integer: UInt8(3))
        data.append(integer: UInt32(index.count))
        data.append(StableHash(of: index))
        return data + index
    }

    @Test func `an index that claims four billion entries is refused at once`() {
        var index = Data()
        index.append(integer: UInt32(1))
        index.append(text: "b")
        index.append(integer: UInt32.max)

        #expect(throws: Archive.Failure.damaged) { try Archive(reading: sealed(index)) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
    func `numbers of loads that cannot be are made harmless`(number: Double) throws {
        var archive = Archive(build: "", formatVersion: 1)
        archive.entries["k"] = try .init(encoding: 1)
        archive.entries["k"]?.frequency = LoadFrequency(weight: number, time: number)

        let frequency = try #require(Archive(reading: archive.data).entries["k"]?.frequency)

        #expect((0...1e15).contains(frequency.weight) && frequency.time.isFinite)
    }

    @Test func `mutated archives with right hashes are archives or errors, never traps`() throws {
        let count = ProcessInfo.processInfo.environment["TABCACHE_FUZZ"].flatMap { Int($0) } ?? 10_000
        let data = try sample().data
        let index = [UInt8](data[25..<(25 + Int(data[5]))])
        let payloads = [UInt8](data[(25 + index.count)...])
        var mutator = Mutator(seed: 3)
        var accepted = 0

        for _ in 0..<count {
            let changed = sealed(Data(mutator.mutate(index))) + mutator.mutate(payloads)
            guard let archive = try? Archive(reading: changed) else { continue }
            accepted += 1
            for entry in archive.entries.values { _ = try? entry.decoded(as: String.self) }
            _ = archive.data
        }

        #expect((1..<count).contains(accepted))
    }

    @Test func `JSON that nests without end is an error`() {
        let nested = Data(String(repeating: "[", count: 100_000).utf8)

        #expect(throws: (any Error).self) {
            try Archive.Entry(payload: nested).decoded(as: [[[Int]]].self)
        }
    }
}
