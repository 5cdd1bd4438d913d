import Foundation
import TabCache
import TestDevice
import Testing

@testable import TabProduction

@Suite("BundleArchive")
struct BundleArchiveTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func sample(build: String = "1 (1)") -> Data {
        let items = ["b", "a", "é"].map {
            BundleArchive.Item(key: $0, stamp: "of \($0)", value: value($0))
        }
        return BundleArchive.data(of: items, build: build, formatVersion: 1)
    }

    private func value(_ name: String) -> [UInt8] {
        Array("the value of \(name)".utf8)
    }

    private func open(_ data: Data) throws -> BundleArchive {
        try BundleArchive(.bytes([UInt8](data)), formatVersion: 1)
    }

    /// Opens a file that goes away when the closure returns.
    private func withFile<Result>(_ data: Data, _ body: (URL) throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("values")
        try data.write(to: url)
        return try body(url)
    }

    /// The archive has no wrong value.
    private func expectRight(_ archive: BundleArchive, _ comment: Comment) {
        for key in archive.keys {
            let found = archive.value(for: key)
            #expect(found == nil || found == value(key), comment)
        }
    }

    // MARK: - What was written

    @Test func `what was written is read`() throws {
        try withFile(sample()) { url in
            let archive = try BundleArchive(.file(url), formatVersion: 1)

            #expect(archive.build == "1 (1)")
            #expect(archive.keys == ["a", "b", "é"])
            #expect(archive.value(for: "a") == value("a"))
            #expect(archive.value(for: "é") == value("é"))
            #expect(archive.stamp(of: "b") == "of b")
            #expect(archive.value(for: "c") == nil)
            #expect(archive.stamp(of: "e\u{301}") == nil)
        }
    }

    @Test func `an archive without values is one`() throws {
        #expect(try open(BundleArchive.data(of: [], build: "", formatVersion: 1)).keys == [])
    }

    @Test func `of two items with one key the last counts`() throws {
        let items = ["old", "new"].map { BundleArchive.Item(key: "key", value: value($0)) }

        let archive = try open(BundleArchive.data(of: items, build: "", formatVersion: 1))

        #expect(archive.keys == ["key"])
        #expect(archive.value(for: "key") == value("new"))
    }

    @Test func `the order of the items does not matter`() {
        let items = ["a", "b", "c"].map { BundleArchive.Item(key: $0, value: value($0)) }

        #expect(
            BundleArchive.data(of: items, build: "", formatVersion: 1)
                == BundleArchive.data(of: items.reversed(), build: "", formatVersion: 1))
    }

    // MARK: - What was altered

    @Test func `opening reads the index, and a value only its own bytes`() throws {
        var data = sample()
        data[data.count - 1] ^= 1
        try withFile(data) { url in
            let archive = try BundleArchive(.file(url), formatVersion: 1)

            #expect(archive.keys == ["a", "b", "é"])
            #expect(archive.value(for: "a") == value("a"))
            #expect(archive.value(for: "b") == value("b"))
            #expect(archive.value(for: "é") == nil)
        }
    }

    @Test func `an archive with any bit changed gives right values or none`() {
        let data = [UInt8](sample())

        for bit in 0..<(data.count * 8) {
            var changed = data
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            if let archive = try? open(Data(changed)) { expectRight(archive, "bit \(bit)") }
        }
    }

    @Test func `an archive cut anywhere gives right values or none`() throws {
        let data = sample()

        for count in 0..<data.count {
            try withFile(data.prefix(count)) { url in
                guard let archive = try? BundleArchive(.file(url), formatVersion: 1) else { return }
                expectRight(archive, "\(count) bytes")
                #expect(archive.value(for: "é") == nil)
            }
        }
    }

    @Test func `mutated archives are refused, or give right values or none`() {
        let data = [UInt8](sample())
        var random = SeededGenerator(seed: 9)

        for round in 0..<5_000 {
            if let archive = try? open(Data(random.mutate(data))) { expectRight(archive, "round \(round)") }
        }
    }

    @Test(arguments: [(UInt64.max, 1), (1 << 63, 1), (1 << 40, 1 << 40), (0, 1 << 60)] as [(UInt64, UInt64)])
    func `an index with true checksums and false places gives no values`(
        offset: UInt64, count: UInt64
    ) throws {
        try withFile(forged(entries: 1, offset: offset, count: count)) { url in
            let archive = try BundleArchive(.file(url), formatVersion: 1)

            #expect(archive.keys == ["key"])
            #expect(archive.value(for: "key") == nil)
        }
    }

    @Test func `an index with true checksums and a false count is damaged`() {
        let data = forged(entries: .max, offset: 0, count: 0)

        #expect(throws: SkeletonBundle.Failure.damaged) { try open(data) }
    }

    /// An archive as a forger writes it, with an index of one entry.
    private func forged(entries: UInt64, offset: UInt64, count: UInt64) -> Data {
        var index = ByteWriter()
        index.integer(UInt32(1))
        index.text("")
        index.varint(entries)
        index.text("key")
        index.text("")
        index.varint(offset)
        index.varint(count)
        index.raw(StableHash(of: [UInt8]()).bytes)
        var writer = ByteWriter()
        writer.raw(Array("TABA".utf8) + [2])
        writer.integer(UInt64(index.bytes.count))
        writer.raw(StableHash(of: index.bytes).bytes)
        writer.raw(index.bytes)
        return Data(writer.bytes)
    }

    // MARK: - What is none

    @Test func `a file that cannot be an archive is told apart`() throws {
        let missing = folder.appendingPathComponent("missing")
        #expect(throws: SkeletonBundle.Failure.unreadable(code: ENOENT)) { try BundleSource.file(missing) }
        #expect(throws: SkeletonBundle.Failure.unreadable(code: EISDIR)) {
            try BundleSource.file(FileManager.default.temporaryDirectory)
        }
        #expect(throws: SkeletonBundle.Failure.foreign) {
            try open(Data("something else, longer than the header of an archive".utf8))
        }
        #expect(throws: SkeletonBundle.Failure.foreign) { try open(Data()) }
    }

    @Test func `another layout and another format are refused by name`() {
        var data = sample()
        data[4] = 1
        #expect(throws: SkeletonBundle.Failure.otherLayout(version: 1)) { try open(data) }
        #expect(throws: SkeletonBundle.Failure.otherFormat(version: 1)) {
            try BundleArchive(.bytes([UInt8](sample())), formatVersion: 2)
        }
    }

    @Test func `a file that goes away takes only its values along`() throws {
        let archive = try withFile(sample()) { try BundleArchive(.file($0), formatVersion: 1) }

        #expect(archive.keys.count == 3)
        #expect(archive.value(for: "a") == nil)
    }

    @Test func `a pipe in the place of an archive keeps no reader waiting`() throws {
        try withFile(Data()) { url in
            try FileManager.default.removeItem(at: url)
            #expect(mkfifo(url.path, 0o600) == 0)

            #expect(throws: SkeletonBundle.Failure.unreadable(code: EISDIR)) { try BundleSource.file(url) }
        }
    }

    @Test(arguments: [
        SkeletonBundle.Failure.unreadable(code: 2), .foreign, .otherLayout(version: 2),
        .otherFormat(version: 2),
        .damaged,
    ])
    func `a failure is told in a sentence`(failure: SkeletonBundle.Failure) {
        #expect(failure.description.contains(" "))
    }
}
