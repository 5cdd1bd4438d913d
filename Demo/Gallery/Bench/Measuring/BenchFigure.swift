import Foundation

/// A ratio as it came out.
struct BenchFigure {
    /// How a ratio compares with its aim.
    enum Verdict: String {
        /// There is no aim.
        case open = ""
        case met
        /// Missed by the medians, and met by the quartiles that favor the way: the spread decides.
        case near
        case missed
    }

    let ratio: BenchRatio

    /// The ratio of the medians.
    let value: Double

    /// The ratio of the quartiles that favor the way.
    let best: Double

    /// Compares two ways among the series of a row; `nil` if one is missing or took nothing.
    init?(_ ratio: BenchRatio, in series: [BenchSeries]) {
        let find = { (name: String) in series.first { $0.name == name } }
        guard let way = find(ratio.way), let peer = find(ratio.peer) else { return nil }
        let uncounted = ratio.without.flatMap(find)?.median ?? 0
        let (own, least) = (way.median - uncounted, way.lower - uncounted)
        guard own > 0, peer.median > 0 else { return nil }
        self.ratio = ratio
        value = ratio.isCost ? own / peer.median : peer.median / own
        best = ratio.isCost ? max(0, least) / peer.upper : peer.upper / max(least, .leastNonzeroMagnitude)
    }

    var verdict: Verdict {
        guard let aim = ratio.aim else { return .open }
        let isEnough = { (value: Double) in ratio.isCost ? value <= aim : value >= aim }
        return isEnough(value) ? .met : isEnough(best) ? .near : .missed
    }

    /// The verdict, the ratio, the aim and what is compared.
    var cells: [String] {
        let aim = ratio.aim.map { String(format: ratio.isCost ? "at most %g" : "at least %g", $0) }
        return [verdict.rawValue, Self.text(of: value), aim ?? "", ratio.text]
    }

    /// A ratio for people to read: the smaller, the more exact.
    static func text(of value: Double) -> String {
        String(format: value < 2 ? "%.2f x" : value < 100 ? "%.1f x" : "%.0f x", value)
    }
}
