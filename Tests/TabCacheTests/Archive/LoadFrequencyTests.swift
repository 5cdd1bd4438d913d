import Testing

@testable import TabCache

@Suite("LoadFrequency")
struct LoadFrequencyTests {
    private let four = LoadFrequency(weight: 4, time: 1_000)

    @Test func `a weight halves with each half-life`() {
        #expect(four.weight(at: 1_000, halfLife: 10) == 4)
        #expect(four.weight(at: 1_010, halfLife: 10) == 2)
        #expect(four.weight(at: 1_020, halfLife: 10) == 1)
    }

    @Test func `a clock that was set back makes nothing younger`() {
        #expect(four.weight(at: 0, halfLife: 10) == 4)
    }

    @Test(arguments: [0, -1, Double.nan])
    func `without a half-life nothing ages`(halfLife: Double) {
        #expect(four.weight(at: 1e9, halfLife: halfLife) == 4)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a clock out of order changes no weight`(moment: Double) {
        #expect(four.weight(at: moment, halfLife: 10) == 4)
        #expect(four.counted(at: moment, halfLife: 10) == LoadFrequency(weight: 5, time: 0))
    }

    @Test func `a load adds one to what is left of the others`() {
        #expect(four.counted(at: 1_010, halfLife: 10) == LoadFrequency(weight: 3, time: 1_010))
        #expect(LoadFrequency(weight: 1e15, time: 0).counted(at: 0, halfLife: 10).weight == 1e15)
    }

    @Test func `the heaviest come first, then the latest, then the first by name`() {
        let frequencies = [
            "light": LoadFrequency(weight: 1, time: 10), "late": LoadFrequency(weight: 2, time: 10),
            "b": LoadFrequency(weight: 2, time: 5), "a": LoadFrequency(weight: 2, time: 5),
            "aged": LoadFrequency(weight: 3, time: 0),
        ]

        #expect(frequencies.keysByWeight(at: 10, halfLife: 0) == ["aged", "late", "a", "b", "light"])
        #expect(frequencies.keysByWeight(at: 10, halfLife: 5) == ["late", "light", "a", "b", "aged"])
    }
}
