import Foundation

/// What the bench of the cache has measured.
struct CacheBenchReport {
    /// One measured thing: what it costs the old way and this way.
    struct Row {
        let name: String
        let unit: String
        let keyed: Double
        let ours: Double
        /// The ratio that is aimed at, or `nil` where none was set.
        let aim: Double?

        var ratio: Double { keyed / max(ours, .leastNonzeroMagnitude) }
    }

    /// A launch of this cache with a number of entries.
    struct Launch {
        let entryCount: Int
        let ledgerBytes: Double
        let microseconds: Double
    }

    let rows: [Row]
    let launches: [Launch]

    /// Both as tables.
    var text: String {
        let comparison =
            [["cache", "keyed archives", "TabCache", "ratio", "aim"]]
            + rows.map { row in
                [
                    row.name, "\(number(row.keyed)) \(row.unit)", "\(number(row.ours)) \(row.unit)",
                    "\(String(format: "%.1f", row.ratio)) x", row.aim.map { ">= \(Int($0)) x" } ?? "",
                ]
            }
        let growth =
            [["launch of TabCache", "ledger", "time", "time a kB of ledger"]]
            + launches.map { launch in
                [
                    "\(launch.entryCount) entries", "\(number(launch.ledgerBytes / 1_000)) kB",
                    "\(number(launch.microseconds)) µs",
                    "\(number(launch.microseconds * 1_000 / max(1, launch.ledgerBytes))) µs",
                ]
            }
        return TextTable(comparison).text + "\n\n" + TextTable(growth).text
    }

    private func number(_ value: Double) -> String {
        String(format: value < 100 ? "%.2f" : "%.0f", value)
    }
}
