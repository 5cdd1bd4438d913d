import Testing

@testable import TabCache

@Suite("The memory tier")
struct MemoryTierTests {
    private let key = EntryKey("key")
    private var tier = MemoryTier(configuration: CacheConfiguration())

    @Test mutating func `a value that was removed is there no more`() {
        _ = tier.insert(ValueBox(1), for: key, bytes: 10, weight: 1, at: 0)
        tier.remove(key)
        #expect(!tier.contains(key) && tier.load(key) == nil)
    }

    @Test mutating func `a size of a value that is not there is no entry of the ledger`() {
        _ = tier.setCost(of: key, bytes: 10, at: 0)
        #expect(tier.ledger.count == 0)
    }
}
