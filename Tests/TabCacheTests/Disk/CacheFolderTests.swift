import Testing

@testable import TabCache

@Suite("CacheFolder")
struct CacheFolderTests {
    private let folder = CacheFolder(path: "/cache")

    @Test(arguments: [
        "", "/", "..", "../../etc/passwd", "a\0b", "é", "NewsCell<Int>",
        String(repeating: "k", count: 10_000),
    ])
    func `no key names a path`(key: String) {
        let name = folder.name(of: EntryKey(key))

        #expect(name.utf8.count == 38)
        #expect(folder.isValue(name))
    }

    @Test func `a name stays the same forever`() {
        #expect(folder.name(of: EntryKey("")) == "930255c71472f66de6a825ba047f81a3.value")
    }

    @Test func `keys that only look equal have names of their own`() {
        #expect(folder.name(of: EntryKey("é")) != folder.name(of: EntryKey("e\u{301}")))
    }

    @Test func `temporary files are known by their names`() {
        #expect(folder.isTemporary(String(folder.temporary(for: folder.ledger).dropFirst(7))))
        #expect(folder.isTemporary(folder.temporary(for: folder.name(of: EntryKey("a")))))
    }

    @Test(arguments: [
        "ledger", "lock", "a.value", ".value", "notes.temporary", "ledger.temporary", "ledger.xyz.temporary",
        "ledger..0123456789abcdef.temporary", "930255C71472F66DE6A825BA047F81A3.value",
    ])
    func `other files are not the cache's`(name: String) {
        #expect(!folder.isValue(name))
        #expect(!folder.isTemporary(name))
    }
}
