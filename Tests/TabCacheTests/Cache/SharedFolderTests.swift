import Foundation
import Testing

@testable import TabCache

/// Several caches on one folder, as several processes or a changed configuration have them.
@Suite("Shared folder")
struct SharedFolderTests {
    private let folder = TemporaryFolder()

    @Test func `each takes over what the others have written`() async {
        let (one, other) = (folder.cache(), folder.cache())
        #expect(other.value(for: "a") == nil)
        one.store("1", for: "a")
        await one.flush()

        other.store("2", for: "b")
        await other.flush()

        #expect(other.value(for: "a") == "1")
        let later = folder.cache()
        #expect(later.value(for: "a") == "1")
        #expect(later.value(for: "b") == "2")
    }

    @Test func `a value that another has replaced or removed is not brought back`() async {
        await folder.store(["a": "1", "b": "2"])
        let (one, other) = (folder.cache(), folder.cache())
        #expect([other.value(for: "a"), other.value(for: "b")] == ["1", "2"])
        one.store("new", for: "a")
        one.remove("b")
        await one.flush()

        await other.flush()

        let later = folder.cache()
        #expect(later.value(for: "a") == "new")
        #expect(later.value(for: "b") == nil)
        // In memory it stays what it was.
        #expect(other.value(for: "a") == "1")
    }

    @Test func `of the loads of two the more count`() async {
        await folder.store(["a": "1", "b": "2"])
        let (one, other) = (folder.cache(), folder.cache())
        for _ in 0..<5 { _ = one.value(for: "a") }
        for _ in 0..<3 { _ = other.value(for: "b") }
        _ = other.value(for: "a")
        await one.flush()
        await other.flush()

        let last = folder.cache { $0.preloadLimit = 1 }
        await last.preload()

        #expect(last.contents.withLock { $0.values } == ["a": "1"])
    }

    @Test func `a change during a write is not taken for written`() {
        var contents = CacheContents<String>(CacheConfiguration(build: "1 (1)"), hasFile: true)
        let empty = Archive(build: "1 (1)", formatVersion: 1)
        contents.change("a", to: "old")
        contents.change("b", to: "2")
        let written = contents
        contents.change("a", to: "new")
        contents.removeAll()
        contents.change("c", to: "3")

        let archive = written.archive(after: empty) { try? Archive.Entry(encoding: $0) }
        contents.noteWritten(written, as: archive)

        #expect(archive.entries.keys.sorted() == ["a", "b"])
        #expect(contents.changes.mapValues(\.value) == ["c": "3"])
        #expect(contents.isUnwritten)
        guard case .nothing = contents.load("a") else {
            Issue.record("a value that was removed during the write is there again")
            return
        }
    }

    @Test func `many threads may do everything at once`() async {
        let cache = folder.cache {
            $0.memoryCountLimit = 5
            $0.diskCountLimit = 10
        }
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    for number in 0..<60 {
                        let key = "\((thread + number) % 15)"
                        cache.store(key, for: key)
                        if let value = cache.value(for: key) { #expect(value == key) }
                        switch number % 10 {
                        case 3: cache.remove(key)
                        case 5: await cache.flush()
                        case 7: await cache.preload()
                        case 8: cache.trimMemory()
                        case 9: if thread == 0 { cache.removeAll() }
                        default: break
                        }
                    }
                }
            }
        }
        await cache.flush()

        #expect(cache.pendingCount == 0)
        #expect(cache.memoryCount <= 5)
        #expect(cache.diskCount <= 10)
        let later = folder.cache()
        for key in 0..<15 { #expect([nil, "\(key)"].contains(later.value(for: "\(key)"))) }
    }
}
