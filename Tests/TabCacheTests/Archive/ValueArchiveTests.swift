import Foundation
import Testing

@testable import TabCache

@Suite("ValueArchive")
struct ValueArchiveTests {
    private let folder = TemporaryFolder()

    private func sample(build: String = "1 (1)") throws -> Data {
        let items = ["b", "a", "é"].map { ValueArchive.Item(key: $0, stamp: "of \($0)", value: card($0)) }
        return try ValueArchive.data(of: items, build: build)
    }

    private func card(_ name: String) -> Card {
        var card = Card.sample
        card.name = name
        return card
    }

    private func write(_ data: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let url = folder.url.appendingPathComponent("cards")
        try data.write(to: url)
        return url
    }

    @Test func `what was written is read`() throws {
        let archive = try ValueArchive<Card>(contentsOf: write(sample()))

        #expect(archive.build == "1 (1)")
        #expect(archive.keys == ["a", "b", "é"])
        #expect(archive.value(for: "a") == card("a"))
        #expect(archive.value(for: "é") == card("é"))
        #expect(archive.stamp(of: "b") == "of b")
        #expect(archive.value(for: "c") == nil)
        #expect(archive.stamp(of: "e\u{301}") == nil)
    }

    @Test func `an archive without values is one`() throws {
        let data = try ValueArchive<Card>.data(of: [], build: "")

        #expect(try ValueArchive<Card>(data: data).keys == [])
    }

    @Test func `of two items with one key the last counts`() throws {
        let items = ["old", "new"].map { ValueArchive.Item(key: "key", value: $0) }

        let archive = try ValueArchive<String>(data: ValueArchive.data(of: items, build: ""))

        #expect(archive.keys == ["key"])
        #expect(archive.value(for: "key") == "new")
    }

    @Test func `the order of the items does not matter`() throws {
        let items = ["a", "b", "c"].map { ValueArchive.Item(key: $0, value: $0) }

        #expect(
            try ValueArchive.data(of: items, build: "")
                == ValueArchive.data(of: items.reversed(), build: ""))
    }

    @Test func `opening reads the index, and a value only its own bytes`() throws {
        var data = try sample()
        let whole = try ValueArchive<Card>(data: data)
        data[data.count - 1] ^= 1
        let url = try write(data)

        let archive = try ValueArchive<Card>(contentsOf: url)

        #expect(archive.keys == whole.keys)
        #expect(archive.value(for: "a") == card("a"))
        #expect(archive.value(for: "b") == card("b"))
        #expect(archive.value(for: "é") == nil)
    }

    @Test func `an archive with any bit changed gives right values or none`() throws {
        let data = [UInt8](try sample())
        for bit in 0..<(data.count * 8) {
            var changed = data
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            guard let archive = try? ValueArchive<Card>(data: Data(changed)) else { continue }
            for key in archive.keys {
                let value = archive.value(for: key)
                #expect(value == nil || value == card(key), "bit \(bit)")
            }
        }
    }

    @Test func `an archive cut anywhere gives right values or none`() throws {
        let data = try sample()
        for count in 0..<data.count {
            let url = try write(data.prefix(count))
            guard let archive = try? ValueArchive<Card>(contentsOf: url) else { continue }
            for key in archive.keys {
                let value = archive.value(for: key)
                #expect(value == nil || value == card(key), "\(count) bytes")
            }
            #expect(archive.value(for: "é") == nil)
        }
    }

    @Test func `an index with true checksums and false places gives no values`() throws {
        for (offset, count) in [
            (Int.max, 1), (Int.min, 1), (-1, 1), (0, 0), (1 << 40, 1 << 40), (0, 1 << 60),
        ] {
            var index = ArchiveIndex(build: "", formatVersion: 1)
            index.add(key: "key", stamp: "", bytes: [UInt8](repeating: 0, count: 3), at: offset)
            let forged = try BinaryEncoder().bytes(of: Forged(offset: offset, count: count))
            var writer = ByteWriter()
            writer.raw(Array("TABA".utf8) + [1])
            writer.integer(UInt64(forged.count))
            writer.raw(StableHash(of: forged).bytes)
            writer.raw(forged)

            let archive = try ValueArchive<Card>(contentsOf: write(Data(writer.bytes)))

            #expect(archive.keys == ["key"])
            #expect(archive.value(for: "key") == nil)
            #expect(try ValueArchive<Card>(data: Data(index.bytes())).value(for: "key") == nil)
        }
    }

    @Test func `mutated archives are refused, or give right values or none`() throws {
        let data = [UInt8](try sample())
        var mutator = Mutator(seed: 9)
        for round in 0..<5_000 {
            let changed = round % 2 == 0 ? mutator.mutate(data) : mutator.tamper(data)
            guard let archive = try? ValueArchive<Card>(data: Data(changed)) else { continue }
            for key in archive.keys {
                let value = archive.value(for: key)
                #expect(value == nil || value == card(key))
            }
        }
    }

    @Test func `a file that cannot be an archive is told apart`() throws {
        let missing = folder.url.appendingPathComponent("missing")
        #expect(throws: ArchiveFailure.unreadable(code: ENOENT)) {
            try ValueArchive<Card>(contentsOf: missing)
        }
        let other = try write(Data("something else, longer than the header of an archive".utf8))
        #expect(throws: ArchiveFailure.foreign) { try ValueArchive<Card>(contentsOf: other) }
        #expect(throws: ArchiveFailure.unreadable(code: EISDIR)) {
            try ValueArchive<Card>(contentsOf: folder.url)
        }
        #expect(throws: ArchiveFailure.foreign) { try ValueArchive<Card>(data: Data()) }
    }

    @Test func `another layout and another format are refused by name`() throws {
        var data = try sample()
        data[4] = 2
        #expect(throws: ArchiveFailure.otherLayout(version: 2)) { try ValueArchive<Card>(data: data) }
        #expect(throws: ArchiveFailure.otherFormat(version: 1)) {
            try ValueArchive<Card>(data: sample(), formatVersion: 2)
        }
    }

    @Test func `a value that makes no sense is none`() throws {
        let archive = try ValueArchive<Card>(data: sample()) { $0.name != "a" }

        #expect(archive.value(for: "a") == nil)
        #expect(archive.value(for: "b") == card("b"))
        #expect(try ValueArchive<Card>(contentsOf: write(sample())) { _ in false }.value(for: "b") == nil)
    }

    @Test func `a file that goes away takes only its values along`() throws {
        let url = try write(sample())
        let archive = try ValueArchive<Card>(contentsOf: url)

        try FileManager.default.removeItem(at: url)

        #expect(archive.keys.count == 3)
        #expect(archive.value(for: "a") == nil)
    }

    @Test func `a pipe in the place of an archive does not keep anybody waiting`() throws {
        let url = try write(Data())
        try FileManager.default.removeItem(at: url)
        #expect(mkfifo(url.path, 0o600) == 0)

        #expect(throws: ArchiveFailure.unreadable(code: EISDIR)) { try ValueArchive<Card>(contentsOf: url) }
    }

    @Test(arguments: [
        ArchiveFailure.unreadable(code: 2), .foreign, .otherLayout(version: 2), .otherFormat(version: 2),
        .damaged,
    ])
    func `a failure is told in a sentence`(failure: ArchiveFailure) {
        #expect(failure.description.contains(" "))
    }
}

/// An index as a forger writes it.
private struct Forged: Encodable {
    struct Entry: Encodable {
        let key = "key"
        let stamp = ""
        let offset: Int
        let count: Int
        let low: UInt64 = 1
        let high: UInt64 = 2
    }

    let build = ""
    let formatVersion = 1
    let entries: [Entry]

    init(offset: Int, count: Int) {
        entries = [Entry(offset: offset, count: count)]
    }
}
