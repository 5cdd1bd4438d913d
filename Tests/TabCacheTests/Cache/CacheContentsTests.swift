import Foundation
import Testing

@testable import TabCache

@Suite("What a cache knows")
struct CacheContentsTests {
    private func makeContents(hasFile: Bool = true) -> CacheContents<Int> {
        CacheContents(CacheConfiguration(directory: nil, build: "1"), hasFile: hasFile)
    }

    private func makeFile(_ keys: String...) -> Archive {
        var archive = Archive(build: "1", formatVersion: 1)
        for key in keys { archive.entries[key] = Archive.Entry(payload: Data()) }
        return archive
    }

    @Test func `a file that two look-ups read is taken once`() {
        var contents = makeContents()
        contents.take(makeFile("a"))
        contents.take(makeFile("b"))

        #expect(contents.archive?.entries.keys.sorted() == ["a"])
    }

    @Test func `what was removed before the file was read stays removed`() {
        var contents = makeContents()
        contents.removeAll()
        contents.take(makeFile("a"))

        #expect(contents.archive?.entries.isEmpty == true && contents.isUnwritten)
    }

    @Test func `what was decoded is taken only while the file alone has it`() {
        var contents = makeContents()
        contents.take(makeFile("a", "b"))
        contents.change("b", to: 2)
        for key in ["a", "b", "c"] { contents.take(1, for: key) }

        #expect(contents.values == ["a": 1, "b": 2])
    }

    @Test func `a cache in memory has nothing to write`() {
        var contents = makeContents(hasFile: false)
        contents.change("a", to: 1)
        contents.removeAll()

        #expect(!contents.isUnwritten && contents.pendingCount == 0)
    }
}
