import Foundation
import Testing

@testable import TabCache

/// Files that are not what was written: they cost values, and never the app.
@Suite("Damage")
struct DamageTests {
    private let folder = TemporaryFolder()
    private let values = ["a": "1", "b": "2"]

    /// Whether each of the values is what was stored, or none.
    private func isSound(_ cache: FrequencyCache<String>) -> Bool {
        values.allSatisfy { [nil, $0.value].contains(cache.value(for: $0.key)) }
    }

    @Test func `a file with a bit changed gives the right values or none`() async throws {
        await folder.store(["a": "1", "b": "2"])
        let bytes = try folder.bytes()

        // Each byte has two or three of them; the tests of archives change every bit.
        for bit in stride(from: 0, to: bytes.count * 8, by: 3) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            try folder.write(changed)
            #expect(isSound(folder.cache()), "bit \(bit)")
        }
    }

    @Test func `a file cut anywhere gives the right values or none, and is made again`() async throws {
        await folder.store(["a": "1", "b": "2"])
        let bytes = try folder.bytes()

        for count in bytes.indices {
            try folder.write(Array(bytes.prefix(count)))
            let report = RecordingReport()
            let cache = folder.cache(report: report)
            #expect(isSound(cache))
            #expect(report.kinds == [.damaged], "\(count) bytes")
            cache.store("3", for: "c")
            await cache.flush()
            #expect(folder.cache().value(for: "c") == "3")
        }
    }

    @Test func `a damaged value costs no other value`() async throws {
        await folder.store(["a": "1", "b": "2"])
        var bytes = try folder.bytes()
        bytes[bytes.count - 2] ^= 1
        try folder.write(bytes)
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        #expect(cache.value(for: "a") == "1")
        #expect(cache.value(for: "b") == nil)
        #expect(
            report.sentences == [
                CacheConfiguration.Incident(kind: .damaged, reason: "its bytes were altered").description
            ])
        await cache.flush()
        #expect(cache.diskCount == 1)
    }

    @Test(arguments: ["", "TABA", "a text of somebody else"])
    func `a foreign file is reported once and written over`(text: String) async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try folder.write(Array(text.utf8))
        let report = RecordingReport()
        let cache = folder.cache(report: report)

        #expect(cache.value(for: "a") == nil)
        cache.store("1", for: "a")
        await cache.flush()

        #expect(report.kinds == [.damaged])
        #expect(folder.cache().value(for: "a") == "1")
    }

    @Test func `a file larger than any of a cache is foreign, and not read to its end`() async throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try folder.write([])
        let handle = try FileHandle(forWritingTo: folder.file)
        // A terabyte that takes no room on disk.
        try handle.truncate(atOffset: 1 << 40)
        try handle.close()

        #expect(folder.cache().value(for: "a") == nil)
        await folder.store(["a": "1"])
        #expect(folder.cache().value(for: "a") == "1")
    }

    @Test func `a folder that was emptied meanwhile is filled again`() async throws {
        let cache = folder.cache()
        cache.store("1", for: "a")
        await cache.flush()
        try FileManager.default.removeItem(at: folder.url)

        cache.store("2", for: "b")
        await cache.flush()

        #expect(cache.value(for: "a") == "1")
        #expect(folder.cache().value(for: "b") == "2")
    }
}
