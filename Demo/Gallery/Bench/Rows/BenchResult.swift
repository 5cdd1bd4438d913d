import Foundation

/// What a row of a bench has measured.
struct BenchResult: Codable {
    /// A comparison that is aimed at, and what came out.
    struct Verdict {
        let text: String
        let isMet: Bool
    }

    let name: String
    let series: [BenchSeries]
    let aims: [BenchRow.Aim]

    /// Returns the time of a way.
    func median(of name: String) -> Double? { series.first { $0.name == name }?.median }

    /// Returns how many times faster than its peer the way of an aim is.
    func ratio(of aim: BenchRow.Aim) -> Double? {
        guard let own = median(of: aim.way), let other = median(of: aim.peer), own > 0 else { return nil }
        return other / own
    }

    var verdicts: [Verdict] { aims.compactMap(verdict) }

    private func verdict(on aim: BenchRow.Aim) -> Verdict? {
        guard let ratio = ratio(of: aim), ratio > 0 else { return nil }
        let relation = "\(aim.way) : \(aim.peer)"
        if let least = aim.atLeast {
            return Verdict(
                text: String(format: "%.1f x, aim %g x, \(relation)", ratio, least), isMet: ratio >= least)
        }
        let most = aim.atMost ?? .infinity
        return Verdict(
            text: String(format: "%.2f x, at most %g x, \(relation)", 1 / ratio, most),
            isMet: 1 / ratio <= most)
    }

    /// The row as text: the ratios that are aimed at first, then the times.
    var text: String {
        let verdicts = verdicts.map { "  \($0.isMet ? "met   " : "missed")  \($0.text)" }
        let times = series.map {
            [
                "  \($0.name)", String(format: "%.0f µs", $0.median * 1e6),
                String(format: "± %.0f %%", $0.spread * 100),
            ]
        }
        return ([name] + verdicts + [TextTable(times).text]).joined(separator: "\n")
    }
}
