import Foundation
import Testing

@testable import TabCache

@Suite("Damage")
struct DamageTests {
    private let folder = TemporaryFolder()

    private var valueFiles: ValueFiles {
        let seal = FileSeal(build: folder.configuration.build, formatVersion: 1)
        return ValueFiles(folder: folder.files, seal: seal, files: VolatileFiles(), sizeLimit: 10_000)
    }

    @Test func `a value with any bit changed is not accepted`() async throws {
        await folder.store(["key": "grey"])
        let path = folder.path(ofValue: "key")
        let bytes = try folder.bytes(path)

        for bit in 0..<(bytes.count * 8) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            try folder.write(changed, path)
            #expect(valueFiles.find(EntryKey("key")) == .damaged, "bit \(bit)")
        }
    }

    @Test func `a value with any byte changed is reported and dropped`() async throws {
        await folder.store(["key": "grey"])
        let path = folder.path(ofValue: "key")
        let bytes = try folder.bytes(path)

        for index in bytes.indices {
            var changed = bytes
            changed[index] &+= UInt8(1 + index % 255)
            try folder.write(changed, path)
            let cache = folder.cache(files: VolatileFiles())
            #expect(cache.value(for: "key") == nil, "byte \(index)")
            await cache.flush()
            #expect(cache.statistics.dropped == 1, "byte \(index)")
        }
    }

    @Test func `a value cut anywhere is not accepted, and dropped`() async throws {
        await folder.store(["key": "grey"])
        let path = folder.path(ofValue: "key")
        let bytes = try folder.bytes(path)

        for count in bytes.indices {
            try folder.write(Array(bytes.prefix(count)), path)
            let cache = folder.cache(files: VolatileFiles())
            #expect(cache.value(for: "key") == nil)
            await cache.flush()
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func `a ledger with any bit changed is not accepted`() async throws {
        await folder.store(["a": "1", "b": "2"])
        let bytes = try folder.bytes(folder.files.ledger)

        for bit in 0..<(bytes.count * 8) {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            try folder.write(changed, folder.files.ledger)
            var file = LedgerFile(beside: valueFiles, sizeLimit: 10_000)
            #expect(file.read() == .damaged, "bit \(bit)")
        }
    }

    @Test func `a ledger with any byte changed costs the load counts and no value`() async throws {
        await folder.store(["a": "1", "b": "2"])
        let bytes = try folder.bytes(folder.files.ledger)

        for index in bytes.indices {
            var changed = bytes
            changed[index] &+= UInt8(1 + index % 255)
            try folder.write(changed, folder.files.ledger)
            let report = RecordingReport()
            let cache = folder.cache(files: VolatileFiles(), report: report)
            await cache.preload()
            #expect(cache.statistics.preloaded == 2, "byte \(index)")
            #expect(report.incidents == [.ledgerDamaged], "byte \(index)")
        }
    }

    @Test func `a ledger cut anywhere costs the load counts and no value`() async throws {
        await folder.store(["a": "1", "b": "2"])
        let bytes = try folder.bytes(folder.files.ledger)

        for count in bytes.indices {
            try folder.write(Array(bytes.prefix(count)), folder.files.ledger)
            let cache = folder.cache(files: VolatileFiles())
            await cache.preload()
            #expect(cache.value(for: "a") == "1")
            #expect(cache.value(for: "b") == "2")
        }
    }

    @Test func `swapped values are not accepted`() async throws {
        await folder.store(["a": "1", "b": "2"])
        let (a, b) = (folder.path(ofValue: "a"), folder.path(ofValue: "b"))
        let (bytesOfA, bytesOfB) = (try folder.bytes(a), try folder.bytes(b))
        try folder.write(bytesOfB, a)
        try folder.write(bytesOfA, b)
        let cache = folder.cache(files: VolatileFiles())

        #expect(cache.value(for: "a") == nil)
        #expect(cache.value(for: "b") == nil)
        await cache.flush()
    }

    @Test func `a copy under another key's name is not accepted, and dropped`() async throws {
        await folder.store(["a": "1"])
        try folder.write(folder.bytes(folder.path(ofValue: "a")), folder.path(ofValue: "b"))
        let cache = folder.cache(files: VolatileFiles())
        await cache.preload()

        #expect(cache.value(for: "b") == nil)
        #expect(cache.value(for: "a") == "1")
        await folder.putInOrder()
        #expect(try folder.names.count == 3)
    }

    @Test func `the ledger in the place of a value, and the other way round, are not accepted`() async throws
    {
        await folder.store(["a": "1", "b": "2"])
        let (ledger, value) = (
            try folder.bytes(folder.files.ledger), try folder.bytes(folder.path(ofValue: "a"))
        )
        try folder.write(ledger, folder.path(ofValue: "a"))
        try folder.write(value, folder.files.ledger)
        let cache = folder.cache(files: VolatileFiles())

        await cache.preload()

        #expect(cache.value(for: "a") == nil)
        #expect(cache.value(for: "b") == "2")
        await cache.flush()
    }

    @Test func `a sound file with nonsense inside is not accepted`() async throws {
        await folder.store(["key": "grey"])
        let seal = FileSeal(build: folder.configuration.build, formatVersion: 1)
        var mutator = Mutator(seed: 3)
        var payload = ByteWriter()
        payload.text("key")
        payload.raw(try ValueFormat<String>.json.encode("grey"))

        for _ in 0..<150 {
            let bytes = mutator.mutate(payload.bytes)
            try folder.write(seal.seal(bytes, as: .value), folder.path(ofValue: "key"))
            try folder.write(seal.seal(mutator.mutate(bytes), as: .ledger), folder.files.ledger)
            let cache = folder.cache(files: VolatileFiles())
            _ = cache.value(for: "key")
            await cache.preload()
            // Preloading may find more that is wrong, and have it put right.
            await cache.flush()
        }

        await folder.store(["key": "grey"])
        #expect(folder.cache(files: VolatileFiles()).value(for: "key") == "grey")
    }

    @Test func `keys whose names collide never get each other's value`() async {
        func cache() -> FrequencyCache<String> {
            FrequencyCache(
                configuration: folder.configuration, format: .json, files: SystemFiles(),
                hash: { _ in String(repeating: "0", count: 32) })
        }
        let first = cache()
        first.store("1", for: "a")
        await first.flush()
        first.store("2", for: "b")
        await first.flush()

        let later = cache()

        #expect(later.value(for: "a") == nil)
        #expect(later.value(for: "b") == "2")
        await later.flush()
        #expect(cache().value(for: "b") == "2")
    }
}
