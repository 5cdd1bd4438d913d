/// How one way compares with another, and how it ought to.
struct BenchRatio: Codable, Hashable {
    let way: String
    let peer: String

    /// Whether the ratio says how many times as much as the peer the way takes, and not how many times less.
    let isCost: Bool

    /// The most that a cost may be, or the least that a gain ought to be; `nil` aims at nothing.
    let aim: Double?

    /// A way that does what is not counted of the first, such as the part of UIKit.
    let without: String?

    /// How many times less than a peer a way takes.
    static func gain(_ way: String, over peer: String, atLeast aim: Double? = nil) -> BenchRatio {
        BenchRatio(way: way, peer: peer, isCost: false, aim: aim, without: nil)
    }

    /// How many times as much as a peer a way takes.
    static func cost(
        _ way: String, of peer: String, atMost aim: Double? = nil, without: String? = nil
    ) -> BenchRatio {
        BenchRatio(way: way, peer: peer, isCost: true, aim: aim, without: without)
    }

    /// Both ways in words.
    var text: String {
        let own = without.map { "\(way) without \($0)" } ?? way
        return isCost ? "\(own) in times of \(peer)" : "\(own) before \(peer)"
    }
}
