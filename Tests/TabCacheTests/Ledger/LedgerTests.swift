import Testing

@testable import TabCache

@Suite("Ledger")
struct LedgerTests {
    private let ageless = Aging(loads: 0, seconds: 0)

    private func ledger(_ loads: KeyValuePairs<String, UInt64>) -> Ledger {
        var ledger = Ledger()
        for (key, count) in loads {
            ledger.insert(EntryKey(key), bytes: 10, at: 0)
            ledger.countLoads(count, of: EntryKey(key), at: 0, aging: ageless)
        }
        return ledger
    }

    @Test func `the most loaded come first`() {
        let ledger = ledger(["a": 2, "b": 5, "c": 3])

        #expect(ledger.mostLoaded(2, at: 0, aging: ageless).map(\.text) == ["b", "c"])
        #expect(ledger.mostLoaded(-1, at: 0, aging: ageless) == [])
    }

    @Test(arguments: [1, 20, 100, 101, 400])
    func `the most loaded of many are the first of all in order`(limit: Int) {
        var ledger = Ledger()
        var random = Mutator(seed: 3)
        for index in 0..<300 {
            let key = EntryKey("key \(index)")
            ledger.insert(key, bytes: 1, at: 0)
            ledger.countLoads(UInt64(random.number(below: 40)), of: key, at: 0, aging: ageless)
        }

        let all = ledger.evictionOrder.reversed()

        #expect(ledger.mostLoaded(limit, at: 0, aging: ageless) == Array(all.prefix(limit)))
    }

    @Test func `among equals the latest comes first`() {
        #expect(ledger(["a": 1, "b": 1]).mostLoaded(2, at: 0, aging: ageless).map(\.text) == ["b", "a"])
    }

    @Test func `a load counts half after one half-life of loads`() {
        let aging = Aging(loads: 10, seconds: 0)
        let frequency = LoadFrequency(weight: 8, tick: 5, time: 0)

        #expect(aging.weight(of: frequency, atTick: 15, time: 0) == 4)
        #expect(aging.weight(of: frequency, atTick: 25, time: 0) == 2)
    }

    @Test func `a load counts half after one half-life of time`() {
        let aging = Aging(loads: 0, seconds: 60)

        #expect(aging.weight(of: LoadFrequency(weight: 8, tick: 0, time: 0), atTick: 0, time: 120) == 2)
    }

    @Test(arguments: [-1e18, .nan, .infinity, -.infinity, 1e300] as [Double])
    func `a clock that jumps gives no impossible weight`(time: Double) {
        let aging = Aging(loads: 10, seconds: 60)

        let weight = aging.weight(of: LoadFrequency(weight: 8, tick: 0, time: 0), atTick: 0, time: time)

        #expect((0...8).contains(weight))
    }

    @Test func `old favorites make room for new ones`() {
        let aging = Aging(loads: 4, seconds: 0)
        var ledger = Ledger()
        for key in ["old", "new"] { ledger.insert(EntryKey(key), bytes: 1, at: 0) }
        for _ in 0..<20 { ledger.countLoads(of: EntryKey("old"), at: 0, aging: aging) }
        for _ in 0..<12 { ledger.countLoads(of: EntryKey("new"), at: 0, aging: aging) }

        #expect(ledger.mostLoaded(1, at: 0, aging: aging).map(\.text) == ["new"])
    }

    @Test func `the least loaded go first, until count and bytes fit`() {
        var byCount = ledger(["a": 2, "b": 5, "c": 3])
        var byBytes = byCount

        let first = byCount.evict(countLimit: 2, byteLimit: 100, sparing: nil, at: 0, aging: ageless)
        let both = byBytes.evict(countLimit: 9, byteLimit: 15, sparing: nil, at: 0, aging: ageless)

        #expect(first.map(\.text) == ["a"])
        #expect(both.map(\.text) == ["a", "c"])
        #expect(byBytes.totalBytes == 10)
    }

    @Test func `the newest goes last`() {
        var ledger = ledger(["new": 0, "b": 5, "c": 3])

        let victims = ledger.evict(
            countLimit: 1, byteLimit: 100, sparing: EntryKey("new"), at: 0, aging: ageless)

        #expect(victims.map(\.text) == ["c", "b"])
    }

    @Test func `limits of zero or less leave nothing`() {
        var ledger = ledger(["a": 1, "b": 1])

        _ = ledger.evict(countLimit: -5, byteLimit: 100, sparing: EntryKey("a"), at: 0, aging: ageless)

        #expect(ledger.count == 0)
        #expect(ledger.totalBytes == 0)
    }

    @Test func `loads of an unknown key are not counted`() {
        var ledger = Ledger()

        ledger.countLoads(3, of: EntryKey("a"), at: 0, aging: ageless)

        #expect(ledger == Ledger())
    }

    @Test func `the count of loads stops at its end`() {
        var ledger = ledger(["a": .max])

        ledger.countLoads(.max, of: EntryKey("a"), at: 0, aging: ageless)

        #expect(ledger.tick == .max)
    }

    @Test func `a ledger comes back from its bytes`() throws {
        let ledger = ledger(["": 1, "e\u{301}": 2, "é": 3, "a/../../b\0": 4])

        #expect(try Ledger(ByteReader(ledger.bytes)) == ledger)
    }

    @Test func `no part of a ledger is a ledger`() throws {
        let bytes = ledger(["a": 1, "b": 2]).bytes

        for count in bytes.indices {
            #expect(throws: MalformedBytes.self) { try Ledger(ByteReader(Array(bytes.prefix(count)))) }
        }
        #expect(throws: MalformedBytes.self) { try Ledger(ByteReader(bytes + [0])) }
    }

    @Test func `impossible numbers are made harmless`() throws {
        let hostile = LoadFrequency(weight: .nan, tick: .max, time: -.infinity)
        var ledger = Ledger(tick: 3, capacity: 3)

        ledger.restore(Ledger.Entry(frequency: hostile, bytes: .max), for: EntryKey("a"))
        ledger.restore(Ledger.Entry(frequency: hostile, bytes: -1), for: EntryKey("b"))
        ledger.restore(Ledger.Entry(frequency: hostile, bytes: .max), for: EntryKey("a"))

        #expect(ledger[EntryKey("a")]?.frequency == LoadFrequency(weight: 0, tick: 3, time: 0))
        #expect(ledger.totalBytes == 1 << 40)
        #expect(ledger.count == 2)
    }

    @Test func `mutated ledgers are errors or ledgers, never traps`() throws {
        var mutator = Mutator(seed: 7)
        let bytes = ledger(["a": 1, "a longer key": 200, "é": 70_000]).bytes

        for _ in 0..<2_000 {
            guard var ledger = try? Ledger(ByteReader(mutator.mutate(bytes))) else { continue }
            for key in ledger.entries.keys { ledger.countLoads(of: key, at: 1, aging: ageless) }
            _ = ledger.evict(
                countLimit: 1, byteLimit: 5, sparing: nil, at: 1, aging: Aging(loads: 1, seconds: 1))
            #expect(ledger.count <= 1)
        }
    }
}

extension Ledger {
    /// All keys in the order in which they would go.
    fileprivate var evictionOrder: [EntryKey] {
        var copy = self
        return copy.evict(
            countLimit: 0, byteLimit: 0, sparing: nil, at: 0, aging: Aging(loads: 0, seconds: 0))
    }
}
