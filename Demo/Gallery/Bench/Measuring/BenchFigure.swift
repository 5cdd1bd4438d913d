import Foundation

/// A ratio as it came out: the median of the ratios of the rounds, and where the middle half of them lies.
///
/// Both ways of a ratio are measured in every round, so that a busy moment of the machine meets both.
struct BenchFigure: Codable, Hashable {
    /// How a ratio compares with its aim.
    enum Verdict: String {
        /// There is no aim.
        case open = ""
        case met
        /// Missed by the median, and met by the better quartile: the spread decides.
        case near
        case missed
    }

    let ratio: BenchRatio
    let lower: Double
    let median: Double
    let upper: Double

    /// Compares two ways by their measurements in each round; `nil` if one is missing or took nothing.
    init?(_ ratio: BenchRatio, of rounds: [String: [Double]]) {
        guard let own = rounds[ratio.way], let peers = rounds[ratio.peer] else { return nil }
        let uncounted = ratio.without.flatMap { rounds[$0] } ?? own.map { _ in 0 }
        let ratios = own.indices.compactMap { round -> Double? in
            let counted = own[round] - uncounted[round]
            guard counted > 0, peers[round] > 0 else { return nil }
            return ratio.isCost ? counted / peers[round] : peers[round] / counted
        }
        guard !ratios.isEmpty else { return nil }
        let quartiles = Quartiles(of: ratios)
        self.ratio = ratio
        (lower, median, upper) = (quartiles.lower, quartiles.median, quartiles.upper)
    }

    var verdict: Verdict {
        guard let aim = ratio.aim else { return .open }
        let isEnough = { (value: Double) in ratio.isCost ? value <= aim : value >= aim }
        return isEnough(median) ? .met : isEnough(ratio.isCost ? lower : upper) ? .near : .missed
    }

    /// The verdict, the ratio, the aim and what is compared.
    var cells: [String] {
        let aim = ratio.aim.map { String(format: ratio.isCost ? "at most %g" : "at least %g", $0) }
        return [verdict.rawValue, text, aim ?? "", ratio.text]
    }

    /// The ratio for people to read.
    var text: String { Self.text(of: median) }

    /// A ratio for people to read: the smaller, the more exact.
    static func text(of value: Double) -> String {
        String(format: value < 2 ? "%.2f x" : value < 100 ? "%.1f x" : "%.0f x", value)
    }
}
