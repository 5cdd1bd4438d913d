/// Choices that a seed determines.
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 6_364_136_223_846_793_005 &+ 0x9e37_79b9_7f4a_7c15
    }

    /// A number from zero up to a limit.
    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51_afd7_ed55_8ccd
        return Int((x ^ (x >> 33)) % UInt64(limit))
    }

    /// One of some choices.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

    /// Yes, once in so many times.
    mutating func chance(of count: Int) -> Bool { number(below: count) == 0 }
}

/// Texts of so many words.
struct SampleWords {
    private var random: SeededRandom
    private static let words = [
        "lake", "morning", "review", "of", "Anna", "the", "quiet", "city", "train", "with", "seven", "open",
        "letters", "about", "winter", "recipe", "and", "a", "harbor", "Jonas", "new", "station", "map",
    ]

    /// What a tag says: a subject, never an article or a preposition on its own.
    private static let tags = [
        "Travel", "Music", "Food", "Design", "Sports", "Science", "Family", "Nature", "Books", "Movies",
        "Health", "Garden", "Vegan", "Recipes", "Hiking", "Local", "Popular", "New", "History", "Fashion",
        "Games", "Coffee", "Kids", "Photography",
    ]

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// The text of a tag.
    mutating func tag() -> String { random.pick(Self.tags) }

    /// The text of a price.
    mutating func price() -> String { "$\(random.number(below: 900)).\(random.number(below: 90) + 10)" }

    /// A text of a number of words.
    mutating func text(_ count: Int) -> String {
        let text = (0..<count).map { _ in random.pick(Self.words) }.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
